import { useRef, useState } from 'react'
import { readCustomProperties, type CustomProperty } from '../../packages/tools/bin/lib/docs/custom-properties.mjs'
import { cssSources, partSources } from '../support/tillkit-css.ts'

/** A story to try the properties on. */
export interface Trial {
  readonly title: string
  readonly storyId: string
}

type Values = Readonly<Record<string, string>>

/** The custom properties of all packages, read from their style sheets, with fields that change the stories above. */
export function CustomProperties({ trials }: { readonly trials: readonly Trial[] }) {
  const [values, setValues] = useState<Values>({})
  const frames = useRef<HTMLDivElement>(null)
  const properties = readCustomProperties({ ...cssSources, ...partSources })
  const apply = (next: Values) => {
    setValues(next)
    for (const frame of frames.current?.querySelectorAll('iframe') ?? []) paint(frame, properties, next)
  }
  return (
    <div className="sb-unstyled custom-properties">
      <style>{LOOKS}</style>
      <div ref={frames} className="custom-properties__trials">
        {trials.map(({ title, storyId }) => (
          <figure key={storyId}>
            <figcaption>{title}</figcaption>
            <iframe
              title={title}
              src={`iframe.html?id=${storyId}&viewMode=story`}
              onLoad={({ currentTarget }) => paint(currentTarget, properties, values)}
            />
          </figure>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Meaning</th>
            <th scope="col">Default</th>
            <th scope="col">Try it</th>
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <Row
              key={property.name}
              property={property}
              value={values[property.name] ?? ''}
              change={(value) => apply({ ...values, [property.name]: value })}
            />
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => apply({})}>
        Back to the defaults
      </button>
      <pre>{asCss(values)}</pre>
    </div>
  )
}

interface RowProps {
  readonly property: CustomProperty
  readonly value: string
  readonly change: (value: string) => void
}

function Row({ property: { name, defaults, meaning, packages }, value, change }: RowProps) {
  const standard = defaults.join(', ')
  const isColour = CSS.supports('color', standard)
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        <small>{packages.join(', ')}</small>
      </th>
      <td>{meaning}</td>
      <td>
        <code>{standard}</code>
      </td>
      <td>
        <input
          aria-label={`Value of ${name}`}
          placeholder={standard}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
        {isColour && (
          <input
            type="color"
            aria-label={`Colour of ${name}`}
            value={/^#[\da-f]{6}$/i.test(value) ? value : hexOf(standard)}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </td>
    </tr>
  )
}

function paint(frame: HTMLIFrameElement, properties: readonly CustomProperty[], values: Values): void {
  const root = frame.contentDocument?.documentElement
  for (const { name } of properties) {
    if (values[name]) root?.style.setProperty(name, values[name])
    else root?.style.removeProperty(name)
  }
}

function asCss(values: Values): string {
  const lines = Object.entries(values).filter(([, value]) => value !== '')
  const rules = lines.map(([name, value]) => `  ${name}: ${value};`)
  return rules.length > 0 ? `:root {\n${rules.join('\n')}\n}` : '/* What you try stands here, for your style sheet. */'
}

/** A colour field takes six digits only; what is none of them begins at a dark grey. */
function hexOf(colour: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour)
  if (short) return `#${short.slice(1).map((digit) => digit + digit).join('')}`
  return /^#[\da-f]{6}$/i.test(colour) ? colour : '#1d2327'
}

const LOOKS = `
.custom-properties { color: #17241f; font: 15px/1.5 system-ui, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif }
.custom-properties__trials { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 20px; margin-block: 20px 28px }
.custom-properties figure { margin: 0; border: 1px solid #d8dfda; border-radius: 10px; overflow: hidden }
.custom-properties figcaption { padding: 8px 14px; border-block-end: 1px solid #d8dfda; background: #f1f4f0; font-size: 13px; font-weight: 600 }
.custom-properties iframe { display: block; width: 100%; height: 560px; border: 0 }
.custom-properties table { width: 100%; border-collapse: collapse }
.custom-properties :is(th, td) { padding: 10px 12px 10px 0; border-block-end: 1px solid #d8dfda; text-align: start; vertical-align: top }
.custom-properties th small { display: block; color: #4c5a54; font-weight: 400 }
.custom-properties td:last-child { white-space: nowrap }
.custom-properties td > input + input { margin-inline-start: 8px }
.custom-properties input { box-sizing: border-box; width: 130px; height: 36px; padding: 0 8px; border: 1px solid #87938c; border-radius: 6px; background: #fff; color: inherit; font: inherit; vertical-align: middle }
.custom-properties input[type='color'] { width: 44px; padding: 3px }
.custom-properties button { margin-block-start: 20px; padding: 8px 16px; border: 1px solid #0b5f47; border-radius: 6px; background: #fff; color: #0b5f47; font: inherit; font-weight: 600; cursor: pointer }
.custom-properties pre { margin-block-start: 16px; padding: 12px 16px; border-radius: 6px; background: #f1f4f0; font-size: 13px; overflow: auto }
.custom-properties :focus-visible { outline: 3px solid #1a56c4; outline-offset: 2px }
@media (width < 640px) {
  .custom-properties :is(table, tbody, tr, th, td) { display: block }
  .custom-properties thead { display: none }
  .custom-properties tr { padding-block: 10px; border-block-end: 1px solid #d8dfda }
  .custom-properties :is(tbody th, td) { padding: 2px 0; border: 0 }
}
`
