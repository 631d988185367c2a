import { fieldSchemaOf } from '@spielplan/shared-contracts/api';
import { checkFields } from '@spielplan/shared-contracts/rules/field-rules';
import { fieldRuleCases, withValueAt } from '@spielplan/shared-contracts/testing';

it.each(fieldRuleCases().map((each) => [each.model, each.path, each.problem.rule, each] as const))(
  'the panel of %s finds at %s: %s',
  (_model, path, _rule, { model, problem, value }) => {
    expect(checkFields(withValueAt({}, path, value), fieldSchemaOf(model))[path]).toEqual(problem);
  },
);
