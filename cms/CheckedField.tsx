import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { Entry } from './site.ts';
import { MISTAKE } from './sveltia.ts';

export type Props = CustomFieldControlProps & { value?: unknown };
/** What is wrong with a value, in the reader's language. */
export type Rule = (value: unknown, entry: Entry) => string | undefined;
type Advice = (value: unknown) => string | undefined;

/** The CMS checks it, too, but only when somebody saves. */
function brokenPattern(value: unknown, { field }: Props) {
  const [pattern, mistake] = (field.get('pattern') as string[] | undefined) ?? [];
  return pattern && value && !new RegExp(pattern).test(`${value}`) ? mistake : undefined;
}

const brokenRule = (rule: Rule, value: unknown, { entry }: Props) =>
  value && entry ? rule(value, entry.toJS()) : undefined;

/**
 * A field with a rule. What breaks it is named below the field during the typing, and not saved;
 * an advice is named there, too.
 */
export const checkedField = (Control: CustomFieldControl, rule: Rule, advice?: Advice) =>
  class CheckedField extends Component<Props> {
    mistake: string | undefined;
    latest: unknown;

    /** Called by the CMS after every change in the form. */
    isValid(value: unknown) {
      const isWritten = !brokenPattern(value, this.props);
      const mistake = isWritten ? brokenRule(rule, value, this.props) : undefined;
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
            {brokenPattern(value, this.props) ??
              brokenRule(rule, value, this.props) ??
              advice?.(value)}
          </p>
        </>
      );
    }
  };
