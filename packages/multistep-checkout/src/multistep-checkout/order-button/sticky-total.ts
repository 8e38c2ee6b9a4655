import type { Life } from '@tillkit/dom'
import { live, slot } from '@tillkit/mount'
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
  const line = document.createElement('p')
  const label = document.createElement('span')
  const value = document.createElement('strong')
  line.className = ours.total
  label.textContent = row.querySelector(anatomy.totalLabel)?.textContent?.trim() ?? ''
  value.textContent = amount
  line.append(label, ' ', value)
  slot(life, { position: 'start', anchor }).append(line)
}
