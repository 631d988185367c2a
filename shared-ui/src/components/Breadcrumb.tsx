import { paths } from '@spielplan/shared-contracts/routes';
import { styled } from 'styled-components';
import { goBack, usePage } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '../tokens/index.ts';

interface BreadcrumbProps {
  /** Names the navigation: "You are here". */
  label: string;
  /** Names the start page. */
  home: string;
}

/**
 * The way from the start page to this one, which its loader gives (`head.trail`). The step
 * before this page goes back where the visitor came from there (product.md section 2).
 */
export function Breadcrumb({ label, home }: BreadcrumbProps) {
  const { lang, head } = usePage();
  const steps = [{ title: home, url: paths.home({ lang }) }, ...(head.trail ?? [])];
  return (
    <Way aria-label={label}>
      <ol>
        {steps.map(({ title, url }, index) => (
          <li key={url}>
            <a href={url} onClick={index === steps.length - 1 ? goBack : undefined}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page">{head.headline ?? head.title}</span>
        </li>
      </ol>
    </Way>
  );
}

const Way = styled.nav`
  /* Letters set large reach over the lines above them, and would take what is pressed there. */
  position: relative;
  z-index: 1;

  ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
    color: ${color.muted};
  }

  li {
    display: flex;
    max-inline-size: 100%;
  }

  /* Behind a step and not before the next one, so that a second line begins where the first does. */
  li:not(:last-child)::after {
    content: '';
    flex: none;
    inline-size: 0.375rem;
    block-size: 0.375rem;
    margin: calc((${TARGET_SIZE} - 0.375rem) / 2) ${space(1)};
    border-radius: 50%;
    background: ${color.accent};
  }

  a,
  span {
    min-block-size: ${TARGET_SIZE};
    padding-block: calc((${TARGET_SIZE} - 1lh) / 2);
    overflow-wrap: anywhere;
    text-underline-offset: 0.25em;
  }

  a {
    color: inherit;
  }

  a:hover {
    color: ${color.accent};
  }
`;
