import type { ReactNode } from 'react';
import type { FieldProblem, FieldSchema } from '@spielplan/shared-contracts/rules/field-rules';
import type { FieldControl } from './FieldLine.tsx';

export interface FieldInputProps {
  /** The kind of the block; with the path it names the field. */
  model: string | undefined;
  /** `children.0.link` is the link of the first part. */
  path: string;
  schema: FieldSchema;
  isRequired: boolean;
  /** The values that the house offers, where it offers some. */
  choices?: readonly string[] | undefined;
  value: unknown;
  /** What is wrong with the fields, by their paths. */
  problems: Readonly<Record<string, FieldProblem>>;
  onChange: (value: unknown) => void;
}

/** What the input of one kind gets besides. */
export interface InputProps extends FieldInputProps {
  control: FieldControl;
  label: string;
  /** Renders a field inside this one, for kinds that hold others. */
  renderField: (props: FieldInputProps) => ReactNode;
}

/** A value as a text input shows it. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
