import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon.client.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Part } from './GarageSection.tsx';
import type { NextStep } from './next-steps.ts';

/**
 * What to do next, one press each; ways to begin if there is nothing to do.
 * @param props.begin steps for a shopper without anything to do
 */
export function NextSteps({ steps, begin }: { steps: readonly NextStep[]; begin: readonly NextStep[] }) {
  const t = useTranslations('garage');
  return (
    <Part id="next" title={t('parts.next')}>
      <ul className="grid gap-gap md:even-2">
        {(steps.length > 0 ? steps : begin).map(({ id, icon, title, text, href, action, isUrgent }) => (
          <li key={id} className="next-step" data-urgent={isUrgent || undefined}>
            <Icon name={icon} size={24} className="text-accent-ink" />
            <div className="min-w-0">
              <h3 className="text-lg wrap-anywhere">{title}</h3>
              <p className="numbers mt-1 text-ink-muted">{text}</p>
              <LinkButton
                href={href}
                variant={isUrgent ? 'primary' : 'secondary'}
                size="sm"
                className="mt-3 whitespace-normal"
              >
                {action}
                <span className="sr-only">: {title}</span>
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
}
