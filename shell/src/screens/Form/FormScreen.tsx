import { RichText } from '@spielplan/shared-ui/components';
import { from, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { PageHeader } from '../../parts/PageHeader/PageHeader.tsx';
import { pageWidth } from '../../blocks/blockStyles.ts';
import { FormSent } from '../../forms/components/FormSent.tsx';
import { HouseForm } from '../../forms/components/HouseForm.tsx';
import { formAnchor } from '../../forms/domain/formNames.ts';
import type { FormScreenView } from './formScreenView.ts';

/** A form on a page of its own: what it is for on one side, its questions on the other. */
export function FormScreen({ data: { form, isSent, posted } }: { data: FormScreenView }) {
  return (
    <>
      <PageHeader headline={form.title} />
      <Sides>
        <Intro html={form.intro} />
        <div id={formAnchor(form.id)}>
          {isSent ? (
            <FormSent level={2} takesFocus={false} action={form.action} />
          ) : (
            <HouseForm key={form.id} form={form} posted={posted} level={2} />
          )}
        </div>
      </Sides>
    </>
  );
}

const Sides = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${space(6)};
  padding-block-end: clamp(3rem, 8vw, 8rem);

  > * {
    min-inline-size: 0;
  }

  ${from.large} {
    grid-template-columns: 5fr 7fr;
    gap: clamp(3rem, 6vw, 7rem);
    align-items: start;
  }
`;

const Intro = styled(RichText)`
  font-size: ${fontSize.lead};
  hyphens: manual;
  max-inline-size: 36ch;

  ${from.large} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + 2rem);
  }
`;
