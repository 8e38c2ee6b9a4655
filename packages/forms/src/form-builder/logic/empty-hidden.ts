import { isTicked, type Field as Box } from '@tillkit/dom'
import type { BuilderControl } from '../context.ts'

/**
 * Takes what hidden fields hold out of what is sent: texts are sent empty and choices not at all, as if nobody had filled them in. What the
 * server has hidden itself (`type=hidden`) it knows not to count.
 */
export function emptyHidden(data: FormData, controls: readonly BuilderControl[], isHidden: (control: BuilderControl) => boolean): void {
  const shown = new Set(controls.filter((control) => !isHidden(control)).flatMap(({ elements }) => elements.map(({ name }) => name)))
  for (const control of controls) {
    if (!isHidden(control)) continue
    for (const element of control.elements) {
      // Another control may be sent under the same name.
      if (data.has(element.name) && !shown.has(element.name)) empty(data, element)
    }
  }
}

function empty(data: FormData, element: Box): void {
  const { name, type } = element
  if (type === 'hidden') return
  if (isTicked(element) || element instanceof HTMLSelectElement) data.delete(name)
  else data.set(name, type === 'file' ? new File([], '') : '')
}
