import * as styles from './Checkbox.module.css';

type Props = { name: string; label: string; required?: boolean };

export function Checkbox({ name, label, required }: Props) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        name={name}
        required={required}
        // The server refused the previous answer, not this one.
        onChange={({ currentTarget }) => currentTarget.setCustomValidity('')}
      />
      {label}
    </label>
  );
}
