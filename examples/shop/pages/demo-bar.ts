import { DISPLAY_TYPES, escapeAttribute, escapeText, GENERATIONS, html } from '@tillkit/fixtures'
import type { View } from '../view.ts'
import { ANSWERS, BUILDER_FORMS_FAULTS, CARTS, FAULTS, FORMS_FAULTS, href, THEMES, TIMINGS } from '../view.ts'
import type { Visit } from './visit.ts'

/** What the bar says about a page. */
export interface DemoNote {
  /** What the page shows. */
  title: string
  /** What to try there. */
  tryThis?: string
  /** The product's own layout; with it the bar offers the others. */
  ownLayout?: string
  /** Offers the ways to answer a variation's tiers. */
  answers?: boolean
  /** Offers what may go wrong with an order, the shop's own script, and pages without jQuery. */
  orders?: boolean
  /** Offers what may go wrong with a form, and pages without jQuery. */
  forms?: boolean
  /** The same for a form of the form builder's. */
  builderForms?: boolean
  /** Offers the timings of the variation form. */
  timings?: boolean
}

interface Choice {
  label: string
  change: Partial<View>
  current: boolean
}

/**
 * The bar that belongs to the demo, not to the shop. It lives in a shadow root, where neither theme nor reset
 * reaches it; on a phone its choices open as a sheet.
 */
export function demoBarHtml(visit: Visit, note?: DemoNote): string {
  const { view } = visit
  return html`<tillkit-demo-bar><template shadowrootmode="open">
<link rel="stylesheet" href="/theme/demo-bar.css">
<aside class="bar" aria-label="Demo">
<p class="about"><a class="home" href="${escapeAttribute(href(view, '/'))}">Tillkit demo</a>
${note && `<strong>${escapeText(note.title)}</strong>`}
${note?.tryThis && `<span class="try">${escapeText(note.tryThis)}</span>`}</p>
<button type="button" class="open" popovertarget="choices">Change the view</button>
<div class="choices" id="choices" popover>
${groups(view, note).map(([name, choices]) => groupHtml(name, choices, visit))}
<button type="button" class="close" popovertarget="choices" popovertargetaction="hide">Close</button>
</div>
</aside>
</template></tillkit-demo-bar>`
}

function groups(view: View, note?: DemoNote): Array<[string, Choice[]]> {
  return [
    ...(note?.ownLayout === undefined ? [] : [layoutGroup(view, note.ownLayout)]),
    ['Markup', GENERATIONS.map((generation) => choice(view, generation, { generation }))],
    ['Theme', THEMES.map((theme) => choice(view, theme, { theme }))],
    ['Basket', CARTS.map((cart) => choice(view, cart, { cart }))],
    ['Licence', [choice(view, 'free', { premium: false }), choice(view, 'premium', { premium: true })]],
    ...(note?.answers
      ? [
          group(
            'Answers',
            ANSWERS.map((answer) => choice(view, answer, { answer })),
          ),
        ]
      : []),
    ...(note?.timings
      ? [
          group(
            'Variation shown',
            TIMINGS.map((timing) => choice(view, timing, { timing })),
          ),
        ]
      : []),
    ...(note?.orders
      ? [
          group('Goes wrong', [choice(view, 'nothing', { fault: null }), ...FAULTS.map((fault) => choice(view, fault, { fault }))]),
          group('Shop’s own script', [choice(view, 'out', { legacy: false }), choice(view, 'live', { legacy: true })]),
          group('jQuery', [choice(view, 'on', { jquery: true }), choice(view, 'off', { jquery: false })]),
        ]
      : []),
    ...(note?.forms || note?.builderForms
      ? [
          group('Goes wrong', [choice(view, 'nothing', { fault: null }), ...(note.forms ? FORMS_FAULTS : BUILDER_FORMS_FAULTS).map((fault) => choice(view, fault, { fault }))]),
          group('jQuery', [choice(view, 'on', { jquery: true }), choice(view, 'off', { jquery: false })]),
        ]
      : []),
    ['Tillkit', [choice(view, 'on', { tillkit: true }), choice(view, 'off', { tillkit: false })]],
  ]
}

function group(name: string, choices: Choice[]): [string, Choice[]] {
  return [name, choices]
}

/** The product's own layout needs no word in the address. */
function layoutGroup(view: View, own: string): [string, Choice[]] {
  const shown = view.layout ?? own
  const choices = DISPLAY_TYPES.map((layout) => ({
    label: layout,
    change: { layout: layout === own ? null : layout },
    current: layout === shown,
  }))
  return ['Layout', choices]
}

function choice(view: View, label: string, change: Partial<View>): Choice {
  const current = Object.entries(change).every(([name, value]) => view[name as keyof View] === value)
  return { label, change, current }
}

function groupHtml(name: string, choices: Choice[], { view, path }: Visit): string {
  const links = choices.map(({ label, change, current }) => {
    const state = current ? ' aria-current="true"' : ''
    return `<a href="${escapeAttribute(href(view, path, change))}"${state}>${escapeText(label)}</a>`
  })
  return `<div class="group" role="group" aria-label="${name}"><span class="name" aria-hidden="true">${name}</span>${links.join('')}</div>`
}
