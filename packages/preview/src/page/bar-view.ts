import type { BarSettings, BarState } from './bar-settings.ts'
import type { BarFacts } from './bar-facts.ts'
import { BAR_STYLE } from './bar-style.ts'

/** The bar as it stands on the page. */
export interface BarView {
  readonly element: HTMLElement
  show(facts: BarFacts): void
}

/** What the view begins with, and whom it tells. */
export interface BarViewOptions {
  readonly state: BarState
  readonly onState: (state: BarState) => void
}

/** Draws the bar in a shadow root: neither side's styles reach the other. */
export function createBarView(settings: BarSettings, { state, onState }: BarViewOptions): BarView {
  const element = document.createElement('tillkit-preview-bar')
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(BAR_STYLE)
  root.adoptedStyleSheets = [sheet]

  const summary = el('span', { class: 'facts' })
  const alert = el('span', { class: 'alert', hidden: '' })
  const details = el('div', { class: 'details', id: 'details' })
  const more = el('button', { type: 'button', class: 'more', 'aria-controls': 'details' }, ['Details'])
  const hide = el('button', { type: 'button', class: 'hide', 'aria-label': 'Hide the preview bar' }, ['Hide'])
  const tab = el('button', { type: 'button', class: 'tab', 'aria-label': `Show the preview bar: preview of ${settings.shop}` }, ['Preview'])
  const line = el('div', { class: 'line' }, [
    el('strong', {}, [settings.saved ? 'Saved page' : 'Preview', el('span', { class: 'of' }, [` of ${settings.shop}`])]),
    summary,
    el('span', { class: 'buttons' }, [...(settings.index === '' ? [] : [el('a', { href: settings.index, class: 'switch' }, ['All pages'])]), switchLink(settings), more, hide]),
  ])
  const bar = el('section', { class: 'bar', 'aria-label': 'Tillkit preview' }, [details, line])
  root.append(bar, tab)
  keepRoomFor(bar)

  const set = (next: BarState) => {
    bar.hidden = next === 'hidden'
    tab.hidden = next !== 'hidden'
    details.hidden = next !== 'open'
    more.setAttribute('aria-expanded', String(next === 'open'))
    onState(next)
  }
  more.addEventListener('click', () => set(details.hidden ? 'open' : 'line'))
  hide.addEventListener('click', () => {
    set('hidden')
    tab.focus()
  })
  tab.addEventListener('click', () => {
    set('line')
    more.focus()
  })
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || details.hidden) return
    set('line')
    more.focus()
  })
  set(state)

  let shown = ''
  return {
    element,
    show: (facts) => {
      const key = JSON.stringify(facts.hosts.map(({ unit, state: now }) => [unit, now])) + JSON.stringify([facts.takenOut, facts.companions, facts.trackers, facts.problems])
      if (key === shown) return
      shown = key
      summary.replaceChildren(...summaryOf(settings, facts), alert)
      alert.hidden = facts.problems.length === 0
      alert.textContent = facts.problems.length === 1 ? '1 notice' : `${facts.problems.length} notices`
      tab.classList.toggle('noticed', facts.problems.length > 0)
      details.replaceChildren(...detailsOf(settings, facts))
    },
  }
}

/** The same page the other way round. */
function switchLink({ off }: BarSettings): HTMLElement {
  const url = new URL(location.href)
  if (off) url.searchParams.delete('tillkit')
  else url.searchParams.set('tillkit', 'off')
  return el('a', { href: url.href, class: 'switch' }, [off ? 'With Tillkit' : 'Without Tillkit'])
}

function summaryOf(settings: BarSettings, facts: BarFacts): HTMLElement[] {
  const mounted = facts.hosts.filter(({ state }) => state === 'mounted').length
  const waiting = facts.hosts.some(({ state }) => state === 'waiting')
  const work = settings.off
    ? 'without Tillkit'
    : mounted > 0
      ? `${mounted === 1 ? '1 widget' : `${mounted} widgets`} at work`
      : waiting
        ? 'starting'
        : 'nothing for Tillkit here'
  const words = [
    work,
    ...(facts.takenOut.length > 0 ? [`${facts.takenOut.length === 1 ? '1 legacy script' : `${facts.takenOut.length} legacy scripts`} out`] : []),
    ...(settings.saved ? [] : [settings.orders ? 'orders are real' : 'orders blocked', settings.tracking ? 'tracking on' : 'tracking blocked']),
  ]
  return words.map((word) => el('span', { class: /real|tracking on/.test(word) ? 'fact warn' : 'fact' }, [word]))
}

function detailsOf(settings: BarSettings, facts: BarFacts): HTMLElement[] {
  const rows: Array<[string, string]> = [
    ['Tillkit units', settings.off ? `none: ${settings.units.join(', ')} switched off for this page` : settings.units.map((unit) => `${unit} (${stateOf(unit, facts)})`).join(', ')],
    ['Legacy scripts taken out', settings.off ? 'none: the shop’s own scripts run' : facts.takenOut.join(', ') || 'none on this page'],
    ...(facts.companions.length > 0 ? [['Scripts beside ours', `${facts.companions.join(', ')}: stay, because they hear of what ours do`] satisfies [string, string]] : []),
    ...settings.kept.map(({ handle, missing }): [string, string] => ['Legacy script kept', `${handle}: it also does the work of ${missing.join(', ')}`]),
    ...(settings.saved
      ? [['Calls', 'answered from the folder’s .http files'] satisfies [string, string]]
      : ([
          ['Orders', settings.orders ? 'can be placed, and are real' : 'blocked; --allow-orders lets them through'],
          ['Tracking', settings.tracking ? 'leaves the page as on the shop itself' : `blocked${facts.trackers > 0 ? `, ${facts.trackers === 1 ? '1 tag' : `${facts.trackers} tags`} on this page` : ''}; --allow-tracking lets it through`],
          ['Everything else', 'is real: baskets, accounts and sent forms reach the shop'],
        ] satisfies Array<[string, string]>)),
  ]
  const list = el('dl', {}, rows.flatMap(([name, text]) => [el('dt', {}, [name]), el('dd', {}, [text])]))
  const problems = facts.problems.map(({ what, advice }) => el('li', {}, [`${what} `, el('span', { class: 'advice' }, [advice])]))
  return problems.length > 0 ? [el('ul', { class: 'problems' }, problems), list] : [list]
}

function stateOf(unit: string, { hosts }: BarFacts): string {
  const own = hosts.filter((host) => host.unit === unit)
  if (own.length === 0) return 'nothing on this page'
  const states = [...new Set(own.map(({ state }) => state))]
  return states.map((state) => `${own.filter((host) => host.state === state).length} ${state}`).join(', ')
}

/** Makes an element without parsing markup: pages may forbid that. */
function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  children: ReadonlyArray<Node | string> = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/**
 * Keeps room for the bar below the page: the page's end can be scrolled to, and what has the focus is never behind
 * the bar. The page itself stays where it is. What of ours stands at the window's edge, the debug panel, goes by
 * `--tillkit-preview-bar`.
 */
function keepRoomFor(bar: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  new ResizeObserver(() => {
    const height = `${Math.ceil(bar.getBoundingClientRect().height)}px !important`
    sheet.replaceSync(`@media screen { html { padding-bottom: ${height}; scroll-padding-bottom: ${height}; --tillkit-preview-bar: ${height} } }`)
  }).observe(bar)
}
