import { invoke, type Life, listen } from '@tillkit/dom'
import type { Translate } from '@tillkit/platform'
import { focusPlace, scrollPageTo, topOf } from '@tillkit/platform/theme'
import { h } from '@tillkit/ui/plain'
import { goTo } from '../shared/go-to.ts'
import { FAR, followBand, placeInPage } from '../shared/viewport-band.ts'
import { anatomy, headers } from './anatomy.ts'
import type { messages } from './messages.ts'
import { lineOnPage } from './sections.ts'

/** How high a dot is, and what the list has around them, in px. */
const SIZES = { dot: 24, list: 40 } as const

/** Shows a dot for each section, and which of them is looked at. */
export function bindDots(life: Life, sections: readonly Element[], t: Translate<typeof messages>): void {
  const list = h('ul', { class: `${anatomy.list} ${anatomy.shown}`, 'aria-label': t('list') })
  list.style.marginTop = `${-(SIZES.dot * sections.length + SIZES.list) / 2}px`
  const links = sections.map((section, index) => {
    const name = nameOf(section) || t('section', { number: index + 1 })
    const link = h('a', { href: '#', id: `${anatomy.link}${index}`, 'aria-label': name }, String(index))
    list.append(h('li', { class: anatomy.item }, link))
    listen(life, link, 'click', (event: MouseEvent) => {
      event.preventDefault()
      return scrollToSection(life, section, index === 0)
    })
    return link
  })
  follow(life, sections, (active) => links.forEach((link, index) => {
    link.classList.toggle(anatomy.active, index === active)
    if (index === active) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }))
  invoke(document.querySelector(anatomy.into) ?? document.body, 'append', list)
  life.onEnd(() => list.remove())
}

/** What a section is called: by its first heading. */
function nameOf(section: Element): string {
  return invoke(section, 'querySelector', anatomy.heading)?.textContent.trim() ?? ''
}

/** Leads to a section: to the first by the page's top, unless that is a template's. */
async function scrollToSection(life: Life, section: Element, isFirst: boolean): Promise<void> {
  if (!isFirst || document.querySelector(headers.templateBody)) return goTo(life, section)
  await scrollPageTo(life, 0)
  focusPlace(section)
}

/** Tells which section is looked at: the last that has come so far up, and the very last at the page's end. */
function follow(life: Life, sections: readonly Element[], notify: (active: number) => void): void {
  let [active, isAtEnd] = [0, false]
  const update = () => notify(isAtEnd ? sections.length - 1 : active)
  update()
  followBand(life, {
    elements: sections,
    // Not less than where a click lets a section stand.
    range: () => ({ from: -FAR, to: Math.max(lineOnPage(), landing(sections)) }),
    run(above) {
      active = Math.max(0, sections.findLastIndex((section) => above.has(section)))
      update()
    },
  })
  const end = document.querySelector(anatomy.end) ?? document.body
  followBand(life, {
    elements: [end],
    range: () => ({ from: innerHeight + 2, to: FAR }),
    run({ size }) {
      isAtEnd = size === 0
      update()
    },
  })
}

/** Where a section stands in the window once a dot has led to it, in px from its top, and one more. */
function landing(sections: readonly Element[]): number {
  const last = sections.at(-1)
  return last ? placeInPage(last) - topOf(last) + 1 : 0
}
