import type { PartModule } from '@tillkit/mount'
import { reactPart, useCombobox } from '@tillkit/ui'
import { useRef, useState } from 'react'
import type { PanelHost } from '../../panel/context.ts'
import { SUGGESTIONS } from './anatomy.ts'
import { createSuggest } from './suggest.ts'

/** A search field that suggests. */
export interface SearchField {
  readonly field: HTMLInputElement
  /** What the list is called. */
  readonly name: string
  /** Whether what stands in the field waits for suggestions: it was typed, or come back to, before this code was there. */
  readonly isAsked: () => boolean
}

/** Draws what the shop suggests for a text. */
export function suggestionsFor(search: SearchField): PartModule<PanelHost> {
  return reactPart(() => <Suggestions {...search} />)
}

/** The markup is that of the plugin's own script, whose style sheet places it. */
function Suggestions({ field, name, isAsked }: SearchField) {
  const container = useRef<HTMLDivElement>(null)
  const [suggest] = useState(createSuggest)
  const { options, listProps, optionProps } = useCombobox({ field, within: container, suggest, asksOnFocus: true, asksAtFirst: isAsked, isTabbable: true })
  return (
    <div ref={container} className={SUGGESTIONS.container} style={{ display: options.length > 0 ? 'block' : 'none' }}>
      <div className={SUGGESTIONS.arrow} />
      <ul {...listProps} aria-label={name} className={SUGGESTIONS.list}>
        {options.map(({ value, label, href }, at) => (
          <li key={value} role="presentation">
            <a {...optionProps(at)} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
