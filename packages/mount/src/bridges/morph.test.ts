import { createLife, type EndableLife, type Field, isAsPrinted, keepFields } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adoptAs } from './adopt.ts'
import { live } from '../page/observe.ts'
import { ensureMorph, serverHtml, type Region } from './server-html.ts'
import { slot } from './slot.ts'

const KEYS = { keyed: '[data-key]', keyOf: (element: Element) => element.getAttribute('data-key'), whole: '#payment' }

let life: EndableLife
let element: HTMLElement
let region: Region
const failed = vi.fn()

const line = (key: string, quantity: number, id = Math.random().toString(16).slice(2)) =>
  `<li data-key="${key}"><label for="q_${id}">${key}</label><input id="q_${id}" value="${quantity}"></li>`
const list = (...lines: string[]) => `<ul>${lines.join('')}</ul><p class="total">${lines.length}</p>`
const the = (selector: string) => element.querySelector(selector) as HTMLInputElement
const field = (key: string) => the(`[data-key="${key}"] input`)

beforeEach(async () => {
  await ensureMorph(() => import('./morph.ts'))
  failed.mockReset()
  life = createLife(failed)
  document.body.innerHTML = `<div id="region">${list(line('a', 1), line('b', 2), line('c', 3))}</div>`
  element = document.querySelector('#region') as HTMLElement
  region = serverHtml(life, element, { keys: KEYS })
})

afterEach(() => {
  life.end()
  document.body.replaceChildren()
  expect(failed.mock.calls).toEqual([])
})

describe('a region whose nodes are used again', () => {
  it('keeps the nodes of lines by their keys, wherever they come to stand, and says what the server says', () => {
    const [a, c] = [the('[data-key="a"]'), the('[data-key="c"]')]
    region.replace(list(line('c', 5, 'new'), line('a', 1), line('d', 4)))
    expect([the('li:nth-child(1)') === c, the('li:nth-child(2)') === a]).toEqual([true, true])
    expect([the('[data-key="a"]') === a, the('[data-key="c"]') === c]).toEqual([true, true])
    expect([...element.querySelectorAll('input')].map(({ value }) => value)).toEqual(['5', '1', '4'])
    expect([field('c').id, c.id, the('.total').textContent]).toEqual(['q_new', '', '3'])
    expect(element.innerHTML).not.toContain('tillkit-key')
  })

  it('keeps a field whose id is made anew with each answer, its focus, and half a number in it', () => {
    const b = field('b')
    b.focus()
    b.value = '25'
    region.replace(list(line('a', 7), line('b', 4), line('c', 3)))
    expect([field('b') === b, document.activeElement === b]).toEqual([true, true])
    expect([b.value, b.defaultValue, field('a').value]).toEqual(['25', '4', '7'])
    b.blur()
    region.replace(list(line('a', 7), line('b', 4), line('c', 2)))
    expect([field('b') === b, b.value]).toEqual([true, '4'])
  })

  it('asks no line of what is bound in another, however many there are', () => {
    live(life, '[data-key] input', () => undefined)
    const asked = (count: number) => {
      const lines = Array.from({ length: count }, (_, index) => line(`l${index}`, 1, `l${index}`))
      region.replace(list(...lines))
      const contains = vi.spyOn(Node.prototype, 'contains')
      region.replace(list(...lines.slice(1), line('l0', 2, 'l0')))
      const { length } = contains.mock.calls
      contains.mockRestore()
      return length
    }
    const few = asked(10)
    expect(asked(40) / few).toBeLessThan(5)
  })

  it('ends what is bound in it and binds it anew, with what the server says by then, as if it had been replaced', () => {
    const said: string[] = []
    live(life, 'li', (item, its) => {
      adoptAs(its, item, { classes: { ours: true } })
      const { value } = item.querySelector('input') as HTMLInputElement
      said.push(`+${value}`)
      its.onEnd(() => said.push(`-${value}`))
    })
    said.length = 0
    region.replace(list(line('a', 9, '1'), line('b', 2, '2')))
    expect(said).toEqual(['-1', '-2', '-3', '+9', '+2'])
    said.length = 0
    region.replace(list(line('a', 9, '1'), line('b', 8, '2')))
    expect(said).toEqual(['-2', '+8'])
    life.end()
    expect(element.innerHTML.replace(/value="(\d)" id="(\w+)"/g, 'id="$2" value="$1"')).toBe(list(line('a', 9, '1'), line('b', 8, '2')))
  })

  it('marks a number that was entered and not typed on, and shows what was sent in fields of lines that are left alone', () => {
    const [same, next] = [line('a', 1, '1'), (quantity: number) => line('b', quantity, '2')]
    region.replace(list(same, next(2)))
    const [a, b] = [field('a'), field('b')]
    b.focus()
    const select = vi.spyOn(b, 'select')
    a.value = '5'
    region.replace(list(same, next(4)))
    expect([a.value, b.value, select.mock.calls.length]).toEqual(['1', '4', 1])
  })

  it('gives fields back what was sent where the same is sent once more, but those that the unit keeps', () => {
    region = serverHtml(life, element, { keys: { ...KEYS, isKept: (one) => one === field('b') } })
    const html = list(line('a', 1, '1'), line('b', 2, '2'))
    region.replace(html)
    for (const key of ['a', 'b']) field(key).value = '9'
    region.replace(html)
    expect([field('a').value, field('b').value]).toEqual(['1', '9'])
  })

  it('is replaced where it cannot be morphed, which is reported', async () => {
    const cause = new Error('cannot be known')
    region = serverHtml(life, element, { keys: { ...KEYS, keyOf: () => { throw cause } } })
    region.replace(list(line('z', 1)))
    expect(field('z').value).toBe('1')
    await Promise.resolve()
    expect(failed.mock.calls.splice(0)).toEqual([[cause]])
  })

  it('is left alone, all of it or a line of it, where the same is sent again', async () => {
    region.replace(list(line('a', 1, '1'), line('b', 2, '2')))
    const seen = vi.fn()
    const watcher = new MutationObserver(seen)
    watcher.observe(element, { subtree: true, childList: true, attributes: true, characterData: true })
    region.replace(list(line('a', 1, '1'), line('b', 2, '2')))
    expect(watcher.takeRecords()).toEqual([])
    region.replace(list(line('a', 1, '1'), line('b', 3, '2')))
    const touched = watcher.takeRecords().map(({ target }) => (target as Element).closest('[data-key]')?.getAttribute('data-key'))
    expect(touched).toContain('b')
    watcher.disconnect()
    expect([field('a').value, field('b').value, the('[data-key="a"]').id]).toEqual(['1', '3', ''])
  })

  it('goes through nothing that is sent as it stands, however much that is, but for templates, whose content nobody compares', () => {
    const rest = (held: string) => `<table><tr><td>The same</td></tr></table>${held}`
    region.replace(list(line('a', 1, 'x')) + rest(''))
    const asked = vi.fn(() => document.createElement('td').attributes)
    Object.defineProperty(the('td'), 'attributes', { get: asked })
    region.replace(list(line('a', 2, 'x')) + rest(''))
    expect([field('a').value, asked.mock.calls.length]).toEqual(['2', 0])
    for (const words of ['One', 'Two']) {
      region.replace(list(line('a', 2, 'x')) + rest(`<div><template>${words}</template></div>`))
      expect(element.querySelector('template')?.innerHTML).toBe(words)
    }
  })

  it('has a field that is sent as it stands hold what was printed, though something else was typed into it: the shop has not taken that', () => {
    const sums = (sum: string) => list(`<li data-key="a"><b>${sum}</b><p><input value="2"><select><option selected>red</option><option>blue</option></select></p></li>`)
    region.replace(sums('£2'))
    const [typed, chosen] = [field('a'), the('select')]
    typed.value = '9'
    chosen.value = 'blue'
    region.replace(sums('£3'))
    expect([the('b').textContent, field('a') === typed, typed.value, chosen.value]).toEqual(['£3', true, '2', 'red'])
  })

  it('leaves slots of ours where they stand, in a line and beside it', () => {
    const [inside, beside] = [slot(life, { position: 'end', anchor: the('[data-key="b"]') }), slot(life, { position: 'before', anchor: the('.total') })]
    inside.innerHTML = '<b id="drawn">ours</b>'
    const watcher = new MutationObserver(() => undefined)
    watcher.observe(element, { subtree: true, childList: true })
    region.replace(list(line('b', 5), line('a', 1)))
    const removed = watcher.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
    watcher.disconnect()
    expect([inside, beside].some((one) => removed.includes(one))).toBe(false)
    expect([inside.parentElement === the('[data-key="b"]'), beside.nextElementSibling === the('.total')]).toEqual([true, true])
    expect(inside.innerHTML).toBe('<b id="drawn">ours</b>')
  })

  it('leaves a block that is to stay whole alone where it is sent as it was, and replaces it whole where not', () => {
    const block = (text: string) => `<div id="payment"><b title="${text}"></b></div>`
    region.replace(`${list(line('a', 1))}${block('card')}`)
    const [payment, frame] = [the('#payment'), the('#payment b')]
    region.replace(`${list(line('a', 2))}${block('card')}<p>more</p>`)
    expect([the('#payment') === payment, the('#payment b') === frame]).toEqual([true, true])
    region.replace(`${list(line('a', 2))}${block('bank')}<p>more</p>`)
    expect([the('#payment') === payment, the('#payment b').getAttribute('title'), payment.isConnected]).toEqual([false, 'bank', false])
    expect([the('#payment').nextElementSibling?.textContent, element.querySelectorAll('#payment').length]).toEqual(['more', 1])
  })

  it('finds two lines of one key by their order', () => {
    region.replace(list(line('a', 1), line('a', 2)))
    const [first, second] = [...element.querySelectorAll('li')]
    region.replace(list(line('a', 3), line('a', 4)))
    expect([...element.querySelectorAll('li')].map((item, index) => item === [first, second][index])).toEqual([true, true])
    expect([...element.querySelectorAll('input')].map(({ value }) => value)).toEqual(['3', '4'])
  })
})

describe('a region in which something is typed and chosen', () => {
  const REST = '<li><em>Total</em><input name="note"></li>'
  const isKept = (one: Field) => !isAsPrinted(one)
  const begin = (html: string) => {
    element.innerHTML = html
    region = serverHtml(life, element, { keep: [keepFields({ isKept })], keys: { ...KEYS, isKept } })
  }
  const nodes = (...selectors: string[]) => selectors.map(the)

  it('has a line that comes take neither the node of one that goes nor what is typed in it', () => {
    begin(list(line('a', 1), line('gone', 1)))
    const [gone, typed] = nodes('[data-key="gone"]', '[data-key="gone"] input')
    if (typed) typed.value = '7'
    region.replace(list(line('a', 1), line('new', 1)))
    expect([the('[data-key="new"]') === gone, field('new').value, element.querySelectorAll('li').length]).toEqual([false, '1', 2])
  })

  it('keeps the nodes of lines that change places while another goes', () => {
    begin(list(line('a', 1), line('b', 1), line('gone', 1)))
    const before = nodes('[data-key="a"]', '[data-key="b"]')
    region.replace(list(line('b', 2), line('a', 2)))
    expect(nodes('[data-key="a"]', '[data-key="b"]').map((node, at) => node === before[at])).toEqual([true, true])
    expect(element.innerHTML).not.toContain('tillkit-')
  })

  it.each([
    ['in a list', list(line('a', 1), line('b', 1), REST), list(line('b', 2), line('a', 2), line('new', 1), REST)],
    ['in a region that is the list', line('a', 1) + line('b', 1) + REST, line('b', 2) + line('a', 2) + line('new', 1) + REST],
    ['whose id is made anew', list('<li id="x1"></li>', line('a', 1), line('b', 1), REST), list('<li id="x2"></li>', line('b', 2), line('a', 2), line('new', 1), REST)],
  ])('keeps what stands beside the lines, %s, while they change places, go and come', (_where, html, next) => {
    begin(html)
    const before = nodes('[data-key="a"]', '[data-key="b"]', 'li:has(em)')
    the('[name=note]').value = 'For Ann'
    region.replace(next)
    expect(nodes('[data-key="a"]', '[data-key="b"]', 'li:has(em)').map((node, at) => node === before[at])).toEqual([true, true, true])
    expect([field('new').value, the('[name=note]').value, element.innerHTML.includes('tillkit-')]).toEqual(['1', 'For Ann', false])
    expect(element.querySelector('[id^="x"]')?.id).toBe(next.includes('x2') ? 'x2' : undefined)
  })

  it('shows all lines where an answer has one id twice', () => {
    begin(list('<li data-key="a"><input id="x" name="a"></li>'))
    region.replace(`${list('<li data-key="b" id="x"><b>b</b></li>', '<li data-key="a"><input name="a"></li>')}<p><input id="x" name="z"></p>`)
    expect([...element.querySelectorAll('[data-key]')].map((one) => one.getAttribute('data-key'))).toEqual(['b', 'a'])
  })

  it.each([['a name of its own', 'a', 'b'], ['a name that other lines have too', 'each', 'each']])('leaves a quantity, with the focus, in its field by %s where another comes before it', (_what, a, b) => {
    const asked = (key: string, name: string, before = '') => `<li data-key="${key}">${before}<input name="${name}" value="1"></li>`
    begin(list(asked('a', a), asked('b', b)))
    const typed = the(`[data-key="b"] [name=${b}]`)
    typed.focus()
    typed.value = '7'
    region.replace(list(asked('a', a, '<input name="gift">'), asked('b', b, '<input name="gift">')))
    const values = (key: string) => [...element.querySelectorAll<HTMLInputElement>(`[data-key="${key}"] input`)].map(({ value }) => value)
    expect([values('a'), values('b'), the(`[data-key="b"] [name=${b}]`) === typed, document.activeElement === typed]).toEqual([['', '1'], ['', '7'], true, true])
  })

  it('leaves what is typed to a field of its name alone', () => {
    begin(list('<li data-key="a"><b>1</b><input name="note"></li>'))
    the('[name=note]').value = 'For Ann'
    region.replace(list('<li data-key="a"><b>2</b><input name="code"></li>'))
    expect([the('b').textContent, the('[name=code]').value]).toEqual(['2', ''])
  })

  it('shows what the server chose in a list whose option, and in a group whose button, was chosen and is not sent again', () => {
    const choices = (...values: string[]) => {
      const options = values.map((value) => `<option value="${value}"${value === 'm' ? ' selected' : ''}>`)
      const buttons = values.map((value) => `<input type="radio" name="size" value="${value}"${value === 'm' ? ' checked' : ''}>`)
      return list(`<li data-key="a"><b>${values.length}</b><select>${options.join('')}</select>${buttons.join('')}</li>`)
    }
    const choose = () => {
      the('select').value = 'l'
      the('[type=radio][value=l]').checked = true
    }
    const chosen = () => [the('select').value, ...[...element.querySelectorAll<HTMLInputElement>(':checked:not(option)')].map(({ value }) => value)]
    begin(choices('s', 'm', 'l'))
    choose()
    region.replace(choices('xs', 's', 'm', 'l'))
    expect(chosen()).toEqual(['l', 'l'])
    region.replace(choices('s', 'm'))
    expect(chosen()).toEqual(['m', 'm'])
  })

  it('asks each field of lines in which something is typed as often, however many there are', () => {
    const asked = (count: number) => {
      const lines = (sum: number) => list(...Array.from({ length: count }, (_, at) => `<li data-key="l${at}"><b>${sum}</b><input name="q${at}" value="1"></li>`))
      begin(lines(1))
      for (const one of element.querySelectorAll('input')) one.value = '7'
      const name = vi.spyOn(HTMLInputElement.prototype, 'name', 'get')
      region.replace(lines(2))
      const { length } = name.mock.calls
      name.mockRestore()
      expect(the('[name=q1]').value).toBe('7')
      return length
    }
    const few = asked(10)
    expect(asked(40) / few).toBeLessThan(5)
  })
})

describe('a region at whose lines a script of the page listens', () => {
  beforeEach(() => Reflect.set(window, 'jQuery', jQuery))
  afterEach(() => Reflect.deleteProperty(window, 'jQuery'))

  it('is replaced, as that script expects which listens anew whenever it is told of an answer: one click counts once', () => {
    const clicked = vi.fn()
    const told = () => void jQuery('[data-key] label').on('click', clicked)
    onLegacy(document.body, 'answered', () => undefined, life)
    told()
    for (const html of [list(line('a', 1, 'x'), line('b', 5, 'y')), list(line('a', 1, 'x'), line('b', 6, 'y'))]) {
      const line = the('[data-key="a"]')
      region.replace(html)
      told()
      clicked.mockClear()
      for (const key of ['a', 'b']) the(`[data-key="${key}"] label`).click()
      expect([clicked.mock.calls.length, the('[data-key="a"]') === line]).toEqual([2, false])
    }
  })

  it('keeps its nodes where the script listens above them, and where only we listen at them', () => {
    const clicked = vi.fn()
    jQuery(document.body).on('click', 'label', clicked)
    live(life, '[data-key]', (each, its) => onLegacy(each, 'click', () => undefined, its))
    const before = the('[data-key="a"]')
    region.replace(list(line('a', 1, 'x'), line('b', 5, 'y')))
    the('label').click()
    expect([the('[data-key="a"]') === before, clicked.mock.calls.length]).toEqual([true, 1])
    jQuery(document.body).off('click', 'label', clicked)
  })
})
