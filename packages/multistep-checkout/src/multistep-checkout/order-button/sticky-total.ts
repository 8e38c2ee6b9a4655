import type { Life } from '@tillkit/dom'
import { live, slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import { anatomy, ours } from '../anatomy.ts'
import type { Steps } from '../context.ts'

/** What the order comes to, beside the buttons, where these stay in reach on a phone: the shop's own words, as they stand in its table. */
export function showTotal({ host }: Steps, bar: HTMLElement): void {
  const anchor = bar.querySelector(anatomy.buttonsRow) ?? bar
  live(host, anatomy.total, (row, life) => {
    // The theme's copy of a part that sticks to the window says the same.
    if (!row.closest(anatomy.stickyCopy)) showRow(life, row, anchor)
  })
}

function showRow(life: Life, row: Element, anchor: Element): void {
  const amount = row.querySelector(anatomy.totalAmount)?.textContent?.trim()
  if (!amount) return
  const label = row.querySelector(anatomy.totalLabel)?.textContent?.trim()
  slot(life, { position: 'start', anchor }).append(h('p', { class: ours.total }, h('span', {}, label), ' ', h('strong', {}, amount)))
}
