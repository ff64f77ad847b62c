import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Row } from '@/ui/row'

const steps = ['plate', 'h1', 'h2', 'h3', 'lead', 'text', 'small', 'fine']
const spaces = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']
const grounds = [
  'paper',
  'sheet',
  'sheet-deep',
  'ink',
  'ink-2',
  'rule',
  'rule-strong',
  'moss',
  'moss-ground',
  'data',
  'chanterelle',
  'chanterelle-press',
  'chanterelle-ink',
  'chanterelle-ground',
  'focus',
]

/** Reads the values from the token file, so that the gallery always shows the current ones. */
function valuesOf(names: readonly string[]): [string, string][] {
  const text = readFileSync(path.join(process.cwd(), 'src', 'ui', 'tokens.css'), 'utf8')
  return names.map((name) => [name, new RegExp(`--${name}: ([^;]+);`).exec(text)?.[1] ?? ''])
}

function Theme({ name }: { name: 'light' | 'dark' }) {
  return (
    <div className="gallery-theme" data-theme={name}>
      <p className="eyebrow">{name === 'light' ? 'By day' : 'By lamplight'}</p>
      <ul className="gallery-swatches">
        {valuesOf(grounds).map(([token, value]) => (
          <li key={token}>
            <i style={{ background: `var(--${token})` }} />
            <b>{token}</b>
            <span>{value.replace(/^light-dark\((.*), (.*)\)$/, name === 'light' ? '$1' : '$2')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Type, colour and space from the tokens. */
export function Foundations() {
  return (
    <>
      <Row
        id="type"
        title="Typography"
        note="Fraunces speaks softer of food, harder of poison. Binomials are italic."
      >
        <ul className="row-wide gallery-type">
          {valuesOf(steps.map((step) => `t-${step}`)).map(([token, value]) => (
            <li key={token}>
              <span className="caption">
                {token} <br />
                {value}
              </span>
              <span className="specimen" style={{ fontSize: `var(--${token})` }}>
                {token === 't-plate' || token === 't-h1' ? (
                  <i>Lactarius deliciosus</i>
                ) : (
                  'Dig the whole mushroom out'
                )}
              </span>
            </li>
          ))}
          <li>
            <span className="caption">contributions</span>
            <span className="gallery-tones">
              <span className="tone-food">Hericium</span>
              <span>Hericium</span>
              <span className="tone-poison">Hericium</span>
            </span>
          </li>
        </ul>
      </Row>
      <Row
        id="colour"
        title="Colour"
        note="The colours of edibility belong to edibility and to nothing else."
      >
        <div className="row-wide gallery-themes">
          <Theme name="light" />
          <Theme name="dark" />
        </div>
      </Row>
      <Row id="space" title="Space">
        <ul className="row-wide gallery-space">
          {valuesOf(spaces).map(([token, value]) => (
            <li key={token}>
              <i style={{ width: `var(--${token})`, height: `var(--${token})` }} />
              <span className="caption">
                {token} {value}
              </span>
            </li>
          ))}
        </ul>
      </Row>
    </>
  )
}
