'use client';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';

/**
 * A checkbox or radio button of a filter.
 * @param props.partly whether only some of its children are selected
 */
export function FilterOption({
  label,
  count,
  checked,
  partly = false,
  type = 'checkbox',
  name,
  icon,
  className,
  onChange,
}: {
  label: string;
  count?: number | undefined;
  checked: boolean;
  partly?: boolean;
  type?: 'checkbox' | 'radio';
  name?: string;
  icon?: IconName | undefined;
  className?: string;
  onChange: () => void;
}) {
  return (
    <label
      className={classes(
        'flex min-h-9 items-center gap-3 text-sm hover:text-accent-ink max-lg:min-h-11 max-lg:text-base',
        className,
      )}
    >
      <input
        type={type}
        name={name}
        className="size-4.5 shrink-0 accent-(--accent) max-lg:size-5"
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = partly;
        }}
        onChange={onChange}
      />
      {icon && <Icon name={icon} size={26} className="-my-1 text-ink-muted" />}
      <span className="min-w-0 grow truncate" title={label.length > 24 ? label : undefined}>
        {label}
      </span>
      {count !== undefined && <span className="numbers text-ink-subtle">{count}</span>}
    </label>
  );
}
