import { RichText } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { pageWidth } from '../blockStyles.ts';
import { ExternalMedia } from '../ExternalMedia/ExternalMedia.tsx';
import { SandboxedFrame } from './SandboxedFrame.tsx';
import type { HtmlView } from './presentHtml.server.ts';

/**
 * Markup of the house. What runs scripts does so in a frame that can reach nothing of this page.
 */
export function HtmlBlock({ data }: { data: HtmlView }) {
  const text = useText();
  return (
    <Place>
      {data.kind === 'frame' ? (
        <SandboxedFrame src={data.src} title={text('cms.html.title')} />
      ) : (
        <>
          <RichText html={data.html} />
          {data.media.map((media) => (
            <ExternalMedia key={media.frame?.src ?? media.href} media={media} />
          ))}
        </>
      )}
    </Place>
  );
}

const Place = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${space(3)};

  caption {
    padding-block-end: ${space(1)};
    font-weight: 800;
    font-size: 1.25rem;
    line-height: 1.2;
    text-align: start;
  }

  th,
  td {
    padding: ${space(1)} ${space(3)} ${space(1)} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    hyphens: manual;
  }

  tr > :last-child {
    padding-inline-end: 0;
  }

  thead th {
    color: ${color.muted};
  }
`;
