import { parseFragment } from '@tillkit/dom'
import type { ConsentHost } from '../consent.context.ts'
import { anatomy, classes, own } from './anatomy.ts'

/** What a placeholder shows. */
export interface PlaceholderOptions {
  readonly host: ConsentHost
  /** Its inline styles, by CSS name. */
  readonly box: Readonly<Record<string, string>>
  /** What the frame is called; '' where it has no title. */
  readonly name: string
  /** Whose frame it is. */
  readonly source: string
}

/** A placeholder, which stands on no page yet. */
export interface Placeholder {
  readonly element: HTMLElement
  readonly button: HTMLButtonElement
}

/** Draws what stands in the place of a frame: the plugin's short code where it has one, and a button that lets this one frame through. */
export function drawPlaceholder({ host, box, name, source }: PlaceholderOptions): Placeholder {
  const element = document.createElement('div')
  element.className = own.box
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', name || source)
  for (const [property, value] of Object.entries(box)) element.style.setProperty(property, value)
  const inner = shortCodeOf(host) ?? textOf(host.t('waits'))
  const button = Object.assign(document.createElement('button'), { type: 'button', className: own.button, textContent: host.t('allowOnce', { source }) })
  inner.append(button)
  element.append(inner)
  return { element, button }
}

let drawn = 0

/** What the plugin prints for it, whose text opens the preferences. */
function shortCodeOf({ config }: Pick<ConsentHost, 'config'>): HTMLElement | undefined {
  drawn += 1
  const html = config.shortCodes[anatomy.shortCode]?.replace(anatomy.id, `tillkit-placeholder-${drawn}`)
  const root = html ? parseFragment(html).firstElementChild : null
  if (!(root instanceof HTMLElement)) return undefined
  root.classList.toggle(classes.rtl, config.isRightToLeft)
  const title = root.querySelector(anatomy.title)
  title?.classList.add(classes.opener)
  return root
}

function textOf(text: string): HTMLElement {
  const root = document.createElement('div')
  const line = Object.assign(document.createElement('p'), { className: `${own.text} ${classes.opener}`, textContent: text })
  root.append(line)
  return root
}
