import { adopt, listen } from '@tillkit/mount'
import { clickByKey, type SectionContext } from '../bind/context.ts'
import { derive } from '../bind/derive.ts'
import { optionElements } from '../filters.read.ts'
import { ALL } from '../model/filter.ts'

/** Makes the labels of fields that nobody sees into what the keyboard and screen readers operate. */
export function bindSwatches({ host, element, filter, values }: SectionContext): void {
  for (const input of optionElements(element, filter.type)) {
    const label = input.parentElement?.querySelector('label')
    if (!label || !(input instanceof HTMLInputElement)) continue
    const isOn = derive(values, (chosen) => (input.value === ALL ? chosen.length === 0 : chosen.includes(input.value)))
    adopt(host, label, isOn, (checked) => ({
      attributes: {
        role: input.type,
        tabindex: '0',
        'aria-checked': String(checked),
        ...(label.title === '' ? {} : { 'aria-label': label.title }),
      },
    }))
    listen<KeyboardEvent>(host, label, 'keydown', (event) => void clickByKey(event, input))
  }
}
