import { useHost, usePage } from './HostContext.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

/**
 * A place of a screen, as wide as the page, that editors fill with blocks (product.md section 3).
 * The screen's route names its slug in `sections`. Nothing stands here while it has not been
 * created, is empty, could not be read, or fails.
 */
export function Section({ slug }: { slug: string }) {
  const { parts, report } = useHost();
  const { sections, shellVersion } = usePage();
  const answer = sections?.[slug];
  if (answer?.state !== 'loaded' || answer.blocks.length === 0) return null;
  return (
    <RemoteBoundary remote="shell" version={shellVersion} place={`section ${slug}`} fallback={null} report={report}>
      <parts.SectionBlocks blocks={answer.blocks} slug={slug} />
    </RemoteBoundary>
  );
}
