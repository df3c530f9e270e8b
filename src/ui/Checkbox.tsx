import * as styles from './Checkbox.module.css';

export function Checkbox({ name, label }: { name: string; label: string }) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" name={name} />
      <span>{label}</span>
    </label>
  );
}
