import { cssVariable, Row, scales, Section, serverHueOf, Stack, themes } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';

/** Server whose hue the samples show. */
const SERVER = 'hitech';

/** Values of the themes that are colours of their own, not parts of another. */
const { surfaces, text, signals, data, sky } = themes.octarine;
const COLOURS = [surfaces, text, signals, data, sky].flatMap((group) => Object.keys(group).map(cssVariable));

const Swatch = ({ name, style }: { name: string; style: CSSProperties }) => (
  <div className="development-swatch">
    <div className="development-swatch__box" style={style} />
    <code>{name}</code>
  </div>
);

const Swatches = ({ names, style }: { names: readonly string[]; style: (value: string) => CSSProperties }) => (
  <Row>
    {names.map((name) => (
      <Swatch key={name} name={name} style={style(`var(${name})`)} />
    ))}
  </Row>
);

const Lines = ({ names, style }: { names: readonly string[]; style: (value: string) => CSSProperties }) => (
  <Stack gap={2}>
    {names.map((name) => (
      <p key={name} style={style(`var(${name})`)}>
        {name}
      </p>
    ))}
  </Stack>
);

/** The scales of the tokens: type, weights, space, radii, shadows, colours. Values come from the style sheet itself. */
export const Scales = () => {
  const { t } = useLingui();
  const parts: [title: string, body: ReactNode][] = [
    [t`Type sizes`, <Lines key="sizes" names={scales.sizes} style={(fontSize) => ({ fontSize })} />],
    [t`Weights`, <Lines key="weights" names={scales.weights} style={(fontWeight) => ({ fontWeight })} />],
    [t`Space`, <Swatches key="spaces" names={scales.spaces} style={(width) => ({ width })} />],
    [t`Radii`, <Swatches key="radii" names={scales.radii} style={(borderRadius) => ({ borderRadius })} />],
    [t`Shadows and glow`, <Swatches key="shadows" names={scales.shadows} style={(boxShadow) => ({ boxShadow })} />],
    [t`Night`, <Swatches key="night" names={scales.night} style={(background) => ({ background })} />],
    [t`Colours`, <Swatches key="colours" names={COLOURS} style={(background) => ({ background })} />],
  ];
  return (
    <div data-server-hue={serverHueOf(SERVER)}>
      {parts.map(([title, body]) => (
        <Section key={title} title={title}>
          {body}
        </Section>
      ))}
    </div>
  );
};
