import type { Tag, TagKind } from '@forecourt/lib/vehicle/tag';
import { Badge, type BadgeTone } from '@/ui/Badge.tsx';

const TONES: Readonly<Record<TagKind, BadgeTone>> = {
  electric: 'success',
  hybrid: 'success',
  reserved: 'warning',
  certified: 'info',
  custom: 'accent',
  coming_soon: 'info',
  just_arrived: 'accent',
  sold: 'danger',
};

/** A vehicle has a single tag, on its photo or next to its title (TAG rows). */
export function TagBadge({ tag, className }: { tag: Tag; className?: string }) {
  return (
    <Badge tone={TONES[tag.kind]} {...(className ? { className } : {})}>
      {tag.text}
    </Badge>
  );
}
