import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import { MISTAKE } from './sveltia.ts';

export type Props = CustomFieldControlProps & { value?: unknown };
/** What is wrong with a value, in the reader's language. */
export type Rule = (value: unknown, props: Props) => string | undefined;

/** First the pattern, which the schema gives the field. */
function mistakeOf(rule: Rule, value: unknown, props: Props) {
  const [pattern, mistake] = (props.field.get('rule') as string[] | undefined) ?? [];
  if (pattern && value && !new RegExp(pattern).test(`${value}`)) return mistake;
  return value ? rule(value, props) : undefined;
}

/**
 * A field with a rule. What breaks it is named below the field during the typing, and not saved;
 * an advice is named there, too.
 */
export const checkedField = (Control: CustomFieldControl, rule: Rule, advice?: Rule) =>
  class CheckedField extends Component<Props> {
    mistake: string | undefined;
    latest: unknown;

    /** Called by the CMS after every change in the form. */
    isValid(value: unknown) {
      const mistake = mistakeOf(rule, value, this.props);
      this.latest = value;
      // It shows the answer to its last question until the field is written again.
      if (mistake !== this.mistake)
        setTimeout(() => this.latest === value && this.props.onChange(value));
      this.mistake = mistake;
      return mistake ? { error: { message: mistake } } : true;
    }

    change = (value: unknown) => {
      this.latest = value;
      this.props.onChange(value);
    };

    override render() {
      const { value } = this.props;
      return (
        <>
          <Control {...this.props} onChange={this.change} />
          <p className={MISTAKE} aria-live="polite">
            {mistakeOf(rule, value, this.props) ?? advice?.(value, this.props)}
          </p>
        </>
      );
    }
  };
