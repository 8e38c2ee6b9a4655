import { clickOnSpace, closestTo, listen } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { h } from '@tillkit/ui/plain'
import { arrows } from '../anatomy.ts'
import type { Gallery } from '../gallery.types.ts'
import { indexOf } from '../move.model.ts'
import { write } from './write.ts'

/** Draws the arrows, where a shop wants them. */
export function drawArrows({ life, host, slides, wrapper, settings: { slider }, move }: Gallery): void {
  const arrowOf = (target: 'previous' | 'next') => {
    const [item, className] = arrows[target]
    const link = h('a', { class: className, href: '#', role: 'button', 'aria-label': host.t(target) })
    return { target, link, item: h('li', { class: item }, link) }
  }
  const both = [arrowOf('previous'), arrowOf('next')]
  const row = h('ul', { class: arrows.row }, ...both.map(({ item }) => item))
  slot(life, { position: 'after', anchor: wrapper }).append(row)
  const show = () => {
    for (const { target, link } of both) {
      const isEnd = indexOf(target, { ...host.store.getState(), count: slides.length, loops: slider?.loops ?? false }) === undefined
      link.classList.toggle(arrows.disabled, isEnd)
      write(link, 'aria-disabled', isEnd ? 'true' : null)
    }
  }
  show()
  life.onEnd(host.store.subscribe(show))
  listen<KeyboardEvent>(life, row, 'keydown', (event) => clickOnSpace(event, 'a'))
  onLegacy(row, 'click', (event) => {
    const pressed = both.find(({ link }) => link === closestTo(event, 'a'))
    if (!pressed) return
    event.preventDefault()
    move(pressed.target, 'shopper')
  }, life)
}
