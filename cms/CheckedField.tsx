import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { Component } from 'react';
import type { Entry } from './site.ts';
import { MISTAKE } from './sveltia.ts';

export type Props = CustomFieldControlProps & { value?: unknown };
/** Returns a message in the editor's language if a value is wrong. */
export type Rule = (value: unknown, entry: Entry) => string | undefined;

/** The CMS checks patterns as well, but only when somebody saves. */
function patternMistake(value: unknown, { field }: Props) {
  const [pattern, mistake] = (field.get('pattern') as string[] | undefined) ?? [];
  return pattern && value && !new RegExp(pattern).test(`${value}`) ? mistake : undefined;
}

const ruleMistake = (rule: Rule, value: unknown, { entry }: Props) =>
  value && entry ? rule(value, entry.toJS()) : undefined;

/**
 * A field with a rule. While somebody types, it shows below itself a mistake, which keeps the form
 * from being saved.
 */
export const checkedField = (Control: CustomFieldControl, rule: Rule) =>
  class CheckedField extends Component<Props> {
    mistake: string | undefined;
    latest: unknown;

    /** Called by the CMS after every change in the form. */
    isValid(value: unknown) {
      const matchesPattern = !patternMistake(value, this.props);
      const mistake = matchesPattern ? ruleMistake(rule, value, this.props) : undefined;
      this.latest = value;
      // The CMS shows the previous answer until the field is written again.
      if (mistake !== this.mistake)
        setTimeout(() => {
          if (this.latest === value) this.props.onChange(value);
        });
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
            {patternMistake(value, this.props) ?? ruleMistake(rule, value, this.props)}
          </p>
        </>
      );
    }
  };
