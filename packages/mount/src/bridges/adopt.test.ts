import { createLife } from '@tillkit/dom'
import { safeHtml } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { adopt, adoptAs, adoptEach, type Bindings } from './adopt.ts'
import { slot } from './slot.ts'

const failed = vi.fn()
const newLife = () => createLife(failed)

/** A node of the server's, in the page. */
function print(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

/** A node bound to whatever a test sets next. */
function bound(node: Element, first: Bindings = {}) {
  const life = newLife()
  const store = createStore<{ bindings: Bindings }>(() => ({ bindings: first }))
  adopt(life, node, store, ({ bindings }) => bindings)
  return { end: life.end, show: (bindings: Bindings) => store.setState({ bindings }) }
}

beforeEach(() => {
  failed.mockReset()
  document.body.replaceChildren()
})

describe('adopt', () => {
  it('writes at once and on the line after a change, and takes back at the end', () => {
    const printed = '<p class="price" title="Each">£10.00</p>'
    const node = print(printed)
    const { show, end } = bound(node, { classes: { low: true }, attributes: { title: null, lang: 'en' }, text: '£9.00' })
    expect(node.outerHTML).toBe('<p class="price low" lang="en">£9.00</p>')
    show({ classes: { low: false }, text: '<b>8</b>' })
    expect(node.outerHTML).toBe('<p class="price" title="Each">&lt;b&gt;8&lt;/b&gt;</p>')
    end()
    expect(document.body.innerHTML).toBe(printed)
    show({ text: '£7.00' })
    expect(document.body.innerHTML).toBe(printed)
    expect(failed).not.toHaveBeenCalled()
  })

  it('gives back the very nodes that it displaced', () => {
    const node = print('<p><b>10</b> each</p>')
    const nodes = [...node.childNodes]
    const { end } = bound(node, { html: safeHtml`<i>9</i>` })
    expect(node.innerHTML).toBe('<i>9</i>')
    end()
    expect([...node.childNodes]).toEqual(nodes)
    expect(node.firstChild).toBe(nodes[0])
  })

  it('does not touch a node that shows already what it shall show', () => {
    const node = print('<p class="a"><b>10</b></p>')
    const inner = node.firstChild
    bound(node, { classes: { a: true }, html: safeHtml`<b>10</b>` })
    expect(node.firstChild).toBe(inner)
  })

  it('takes back what is no longer given, and only that', () => {
    const node = print('<p title="Each">£10.00</p>')
    const { show } = bound(node, { text: '£9.00', attributes: { title: 'Now', lang: 'en' }, classes: { low: true } })
    show({ attributes: { title: 'Now' } })
    expect(node.outerHTML).toBe('<p title="Now">£10.00</p>')
    show({})
    expect(node.outerHTML).toBe('<p title="Each">£10.00</p>')
  })

  it('reports what a selector throws and goes on with the next state', () => {
    const node = print('<p>10</p>')
    const life = newLife()
    const store = createStore(() => ({ price: '9' }))
    adopt(life, node, store, ({ price }) => {
      if (price === '') throw new Error('no price')
      return { text: price }
    })
    store.setState({ price: '' })
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no price'))
    expect(node.textContent).toBe('9')
    store.setState({ price: '8' })
    expect(node.textContent).toBe('8')
  })

  it('does nothing for a life that has ended', () => {
    const node = print('<p>10</p>')
    const life = newLife()
    life.end()
    adoptAs(life, node, { text: '9' })
    expect(node.textContent).toBe('10')
  })
})

describe('a state that does not change what a node shows', () => {
  it('does not read the node', () => {
    const node = print('<p class="a">x</p>')
    const { show } = bound(node, { classes: { low: true }, attributes: { lang: 'en' }, html: safeHtml`<b>9</b>` })
    const reads = [
      vi.spyOn(node, 'getAttribute'),
      vi.spyOn(node.classList, 'contains'),
      vi.spyOn(node, 'childNodes', 'get'),
      vi.spyOn(node, 'innerHTML', 'get'),
    ]
    show({ classes: { low: true }, attributes: { lang: 'en' }, html: safeHtml`<b>9</b>` })
    for (const read of reads) expect(read).not.toHaveBeenCalled()
  })
})

describe('a node of which nothing is said', () => {
  it('costs its life nothing, and is taken back all the same where something is said later', () => {
    const node = print('<p title="Each">10</p>')
    const life = newLife()
    const onEnd = vi.spyOn(life, 'onEnd')
    const store = createStore<{ bindings: Bindings }>(() => ({ bindings: {} }))
    adoptEach(life, Array.from({ length: 50 }, () => node.cloneNode() as Element).concat(node), store, ({ bindings }) => bindings, (bindings) => bindings)
    expect(onEnd).toHaveBeenCalledTimes(1)
    store.setState({ bindings: { attributes: { title: 'Now' } } })
    expect(node.title).toBe('Now')
    life.end()
    expect(node.title).toBe('Each')
  })
})

describe('a node of which something else is said with each change', () => {
  it('is taken hold of once, with one thing to do at the end of its life', () => {
    const node = print('<p>Printed</p>')
    const life = newLife()
    const held = vi.spyOn(life, 'onEnd')
    const store = createStore<{ bindings: Bindings }>(() => ({ bindings: {} }))
    adopt(life, node, store, ({ bindings }) => bindings)
    store.setState({ bindings: { text: '1' } })
    const { length } = held.mock.calls
    for (const bindings of [{ text: '2' }, {}, { text: '3', classes: { low: true } }]) store.setState({ bindings })
    expect([held.mock.calls.length, node.outerHTML]).toEqual([length, '<p class="low">3</p>'])
    life.end()
    expect(document.body.innerHTML).toBe('<p>Printed</p>')
  })
})

describe('properties', () => {
  it('show what a field holds and allows, and come back as they were', () => {
    const printed = '<input type="checkbox" value="a" checked="" disabled="disabled">'
    const field = print(printed) as HTMLInputElement
    const { show, end } = bound(field, { properties: { checked: false, disabled: false, hidden: true } })
    expect([field.checked, field.disabled, field.hidden]).toEqual([false, false, true])
    show({ properties: { checked: false, disabled: true } })
    expect([field.checked, field.disabled, field.hidden]).toEqual([false, true, false])
    end()
    expect(field.checked).toBe(true)
    expect(document.body.innerHTML).toBe(printed)
  })

  it('leave what the shopper has typed or ticked since', () => {
    const field = print('<input value="1">') as HTMLInputElement
    const { end } = bound(field, { properties: { value: '5' } })
    expect(field.value).toBe('5')
    field.value = '7'
    end()
    expect(field.value).toBe('7')
  })

  it('give back what a field held', () => {
    const field = print('<input value="1">') as HTMLInputElement
    field.value = '3'
    bound(field, { properties: { value: '5' } }).end()
    expect(field.value).toBe('3')
  })
})

describe('content with something of ours in it', () => {
  const updates = ['ours 1', 'ours 2', 'ours 3']

  it.each(['start', 'end'] as const)('comes back beside a slot at its %s, which stays where it is', (position) => {
    const node = print('<p>server</p>')
    const life = newLife()
    const { show, end } = bound(node, {})
    const element = slot(life, { position, anchor: node })
    const removed = vi.spyOn(element, 'remove')
    const html = (text: string) => (position === 'end' ? `${text}<tillkit-slot></tillkit-slot>` : `<tillkit-slot></tillkit-slot>${text}`)
    for (const text of updates) {
      show({ text })
      expect(node.innerHTML).toBe(html(text))
    }
    end()
    expect(node.innerHTML).toBe(html('server'))
    expect(removed).not.toHaveBeenCalled()
    life.end()
    expect(node.innerHTML).toBe('server')
  })

  it('may be nodes of ours, of which those that stay keep the focus, and gives way to what was printed', () => {
    const node = print('<p>server</p>')
    const [one, two, three] = ['1', '2', '3'].map((text) => Object.assign(document.createElement('button'), { textContent: text }))
    if (!one || !two || !three) throw new Error('There are no nodes.')
    const { show, end } = bound(node, { nodes: [one, two] })
    two.focus()
    show({ nodes: [three, two] })
    expect([node.innerHTML, document.activeElement]).toEqual(['<button>3</button><button>2</button>', two])
    show({ nodes: [two, one] })
    expect([node.innerHTML, document.activeElement]).toEqual(['<button>2</button><button>1</button>', two])
    show({ nodes: [] })
    expect(node.innerHTML).toBe('')
    end()
    expect(node.innerHTML).toBe('server')
  })

  it('comes back when a node inside of what we wrote was adopted', () => {
    const node = print('<p>server</p>')
    const { show, end } = bound(node, { html: safeHtml`<b>9</b>` })
    const inner = bound(node.firstElementChild as HTMLElement, { text: '8' })
    show({ html: safeHtml`<b>7</b>` })
    expect(node.innerHTML).toBe('<b>7</b>')
    inner.end()
    end()
    expect(node.innerHTML).toBe('server')
  })

  it('is somebody else\'s once its text was changed in place', () => {
    const node = print('<p>server</p>')
    const { end } = bound(node, { text: 'ours' })
    ;(node.firstChild as Text).data = 'theirs'
    end()
    expect(node.innerHTML).toBe('theirs')
  })

  it('is still ours when the browser has translated it, and what was printed comes back', () => {
    const node = print('<p>server</p>')
    const { show, end } = bound(node, { html: safeHtml`from <b>9</b> each` })
    /** As browsers do: an element in the place of each text. */
    const translate = (words: string) => {
      const text = [...node.childNodes].find(({ nodeName }) => nodeName === '#text' || nodeName === 'FONT')
      const outer = document.createElement('font')
      outer.innerHTML = `<font>${words}</font>`
      text?.replaceWith(outer)
    }
    translate('ab ')
    show({ text: 'now 8' })
    expect(node.innerHTML).toBe('now 8')
    translate('jetzt 8')
    translate('nun 8')
    show({ text: 'now 8', classes: { low: true } })
    expect(node.innerHTML).toBe('<font><font>nun 8</font></font>')
    show({})
    expect(node.innerHTML).toBe('server')
    end()
  })

  it('is somebody else\'s where an element of theirs has taken the place of an element', () => {
    const node = print('<p>server</p>')
    const { end } = bound(node, { html: safeHtml`<b>9</b>` })
    node.innerHTML = '<font>theirs</font>'
    end()
    expect(node.innerHTML).toBe('<font>theirs</font>')
  })

  it('is still ours when somebody has written the same again', () => {
    const node = print('<p>server</p>')
    const { end } = bound(node, { html: safeHtml`<b>9</b>` })
    node.innerHTML = '<b>9</b>'
    end()
    expect(node.innerHTML).toBe('server')
  })
})

describe('the exact text of an attribute', () => {
  it.each([
    ['white space in class', '<p class="  a   b ">x</p>', { classes: { c: true, b: false } }],
    ['an empty class', '<p class="">x</p>', { classes: { c: true } }],
    ['no class', '<p>x</p>', { classes: { c: true } }],
    ['a style without spaces', '<p style="color:red;display:none">x</p>', { style: { display: 'block', cursor: 'pointer' } }],
    ['no style', '<p>x</p>', { style: { cursor: 'pointer' } }],
    ['an important style', '<p style="cursor: pointer !important">x</p>', { style: { cursor: 'default' } }],
  ] satisfies [string, string, Bindings][])('is put back: %s', (_what, printed, bindings) => {
    const node = print(printed)
    const { end } = bound(node, bindings)
    expect(document.body.innerHTML).not.toBe(printed)
    end()
    expect(document.body.innerHTML).toBe(printed)
  })

  it.each([
    ['margin', '0px', '<p style="margin-top: 5px">x</p>'],
    ['overflow', 'hidden', '<p style="overflow-y:scroll">x</p>'],
  ])('is put back when a shorthand of ours (%s) took longhands along', (name, value, printed) => {
    const node = print(printed)
    const { end } = bound(node, { style: { [name]: value, cursor: 'help' } })
    expect(node.style.getPropertyValue(name)).toBe(value)
    end()
    expect(document.body.innerHTML).toBe(printed)
  })

  it('is put back with the last of two writers of its style', () => {
    const printed = '<p style="margin-top: 5px">x</p>'
    const node = print(printed)
    const writers = [bound(node, { style: { margin: '0px' } }), bound(node, { style: { cursor: 'help' } })]
    for (const { end } of writers) end()
    expect(document.body.innerHTML).toBe(printed)
  })

  it('can be what somebody wrote since an earlier mount', () => {
    const node = print('<p class="a  b">x</p>')
    bound(node, { classes: { c: true } }).end()
    node.setAttribute('class', 'b   a')
    const { end } = bound(node, { classes: { c: true } })
    end()
    expect(node.getAttribute('class')).toBe('b   a')
  })

  it('lets an important style of the server\'s be overruled while it lasts', () => {
    const node = print('<p style="cursor: pointer !important">x</p>')
    bound(node, { style: { cursor: 'default' } })
    expect(node.style.cursor).toBe('default')
  })
})

describe('two writers of one node', () => {
  const cases = [
    { order: 'the first ends first', ends: [0, 1] },
    { order: 'the last ends first', ends: [1, 0] },
  ] as const

  it.each(cases)('show the last one\'s value and leave what was printed, $order', ({ ends }) => {
    const printed = '<p class="a">£10.00</p>'
    const node = print(printed)
    const writers = [
      bound(node, { text: '£9.00', classes: { low: true } }),
      bound(node, { text: '£8.00', classes: { low: false } }),
    ] as const
    expect(node.outerHTML).toBe('<p class="a">£8.00</p>')
    writers[ends[0]].end()
    expect(node.outerHTML).toBe(ends[0] === 0 ? '<p class="a">£8.00</p>' : '<p class="a low">£9.00</p>')
    writers[ends[1]].end()
    expect(document.body.innerHTML).toBe(printed)
  })

  it('let the one that wrote last win, whoever came first', () => {
    const node = print('<p>10</p>')
    const first = bound(node, { text: '9' })
    const second = bound(node, { text: '8' })
    first.show({ text: '7' })
    expect(node.textContent).toBe('7')
    first.end()
    expect(node.textContent).toBe('8')
    second.end()
    expect(node.textContent).toBe('10')
  })

  it('give way to one that takes an attribute away', () => {
    const node = print('<p aria-hidden="true">10</p>')
    const first = bound(node, { attributes: { 'aria-hidden': null } })
    const second = bound(node, { attributes: { 'aria-hidden': 'false' } })
    second.end()
    expect(node.getAttribute('aria-hidden')).toBeNull()
    first.end()
    expect(node.getAttribute('aria-hidden')).toBe('true')
  })

  it('give way to the one that wrote before them', () => {
    const node = print('<p>10</p>')
    const first = bound(node, { text: '9' })
    bound(node, { text: '8' })
    first.show({ text: '7' })
    bound(node, { text: '6' }).end()
    expect(node.textContent).toBe('7')
  })

  it('write an equal value once, also where the browser writes it in another way', () => {
    const node = print('<p>10</p>')
    bound(node, { text: 'Say "nine"' })
    const shown = node.firstChild
    bound(node, { text: 'Say "nine"' })
    expect(node.firstChild).toBe(shown)
  })

  it('write an equal value once', () => {
    const node = print('<p>10</p>')
    bound(node, { text: '9' })
    const shown = node.firstChild
    const second = bound(node, { text: '9' })
    expect(node.firstChild).toBe(shown)
    second.end()
    expect(node.textContent).toBe('9')
  })
})

describe('what others write in between', () => {
  it('stays while our own value does not change, and is what we give back', () => {
    const node = print('<p class="a" title="Each">£10.00</p>')
    const { show, end } = bound(node, { text: '£9.00', attributes: { title: 'Now' }, style: { cursor: 'default' } })
    node.innerHTML = '<s>£9.00 net</s>'
    node.title = 'Theirs'
    node.style.cursor = 'help'
    show({ text: '£9.00', attributes: { title: 'Now' }, style: { cursor: 'default' } })
    expect(node.innerHTML).toBe('<s>£9.00 net</s>')
    show({ text: '£8.00', attributes: { title: 'Later' }, style: { cursor: 'wait' } })
    expect(node.outerHTML).toBe('<p class="a" title="Later" style="cursor: wait;">£8.00</p>')
    end()
    expect(node.innerHTML).toBe('<s>£9.00 net</s>')
    expect(node.title).toBe('Theirs')
    expect(node.style.cursor).toBe('help')
  })

  it('stays at the end when it was written over ours', () => {
    const node = print('<p class="a">£10.00</p>')
    const { end } = bound(node, { text: '£9.00', classes: { low: true }, attributes: { lang: 'en' } })
    node.textContent = 'Ask us'
    node.classList.remove('low')
    node.classList.add('theirs')
    node.lang = 'de'
    end()
    expect(node.outerHTML).toBe('<p class="a theirs" lang="de">Ask us</p>')
  })

  it('stays when one of two writers ends', () => {
    const node = print('<p>10</p>')
    const first = bound(node, { text: '9' })
    const second = bound(node, { text: '8' })
    node.textContent = 'Ask us'
    second.end()
    expect(node.textContent).toBe('Ask us')
    first.end()
    expect(node.textContent).toBe('Ask us')
  })

  it('keeps classes and style properties that are none of ours', () => {
    const node = print('<p class="a" style="color:red">x</p>')
    const { end } = bound(node, { classes: { low: true }, style: { cursor: 'default' } })
    node.classList.add('theirs')
    node.style.setProperty('margin', '0px')
    end()
    expect([...node.classList]).toEqual(['a', 'theirs'])
    expect([node.style.color, node.style.margin, node.style.cursor]).toEqual(['red', '0px', ''])
  })
})

describe('adoptEach', () => {
  /** Three bound boxes of which a state names one; `written` is what has been asked for since last looked at. */
  function boundList() {
    const list = print('<ul><li data-id="a" class="item"></li><li data-id="b"></li><li data-id="c" class="on"></li></ul>')
    const nodes = [...list.children] as HTMLElement[]
    const life = newLife()
    const store = createStore<{ current: string; other: number }>(() => ({ current: 'a', other: 0 }))
    const written: string[] = []
    adoptEach(life, nodes, store, ({ current }, { dataset }) => dataset['id'] === current, (on) => {
      written.push(String(on))
      return { classes: { on } }
    })
    return { list, life, store, written: () => written.splice(0) }
  }

  it('shows each node its part, and writes only those whose part has changed', () => {
    const { list, store, written } = boundList()
    expect([...list.children].map(({ className }) => className)).toEqual(['item on', '', ''])
    expect(written()).toEqual(['true', 'false', 'false'])
    store.setState({ current: 'b' })
    expect([...list.children].map(({ className }) => className)).toEqual(['item', 'on', ''])
    expect(written()).toEqual(['false', 'true'])
    store.setState({ other: 1 })
    expect(written()).toEqual([])
  })

  it('gives all of them back at the end, and follows the state no longer', () => {
    const { list, life, store, written } = boundList()
    life.end()
    expect(list.outerHTML).toBe('<ul><li data-id="a" class="item"></li><li data-id="b"></li><li data-id="c" class="on"></li></ul>')
    written()
    store.setState({ current: 'c' })
    expect(written()).toEqual([])
    adoptEach(life, [...list.children], store, ({ current }) => current, () => ({ text: 'late' }))
    expect(list.textContent).toBe('')
  })

  it('reports a part that cannot be reckoned, and keeps what shows', () => {
    const node = print('<p>10</p>')
    const store = createStore<{ text: string | null }>(() => ({ text: '9' }))
    adoptEach(newLife(), [node], store, ({ text }) => (text as string).trim(), (text) => ({ text }))
    store.setState({ text: null })
    expect([node.textContent, failed.mock.calls.length]).toEqual(['9', 1])
    store.setState({ text: '8' })
    expect(node.textContent).toBe('8')
  })
})

describe('what is shown', () => {
  const SHEET = '<style>.away { display: none } .firm { display: none !important }</style>'
  const printed = (html: string) => {
    document.body.innerHTML = SHEET + html
    return [...document.body.children].slice(1) as HTMLElement[]
  }
  const isSeen = (node: Element) => getComputedStyle(node).display !== 'none'

  it.each([
    ['whose sheet hides it', '<p class="away"></p>'],
    ['that was printed hidden', '<p style="display:none"></p>'],
    ['that was printed hidden, and whose sheet hides it', '<p class="away" style="color: red;display: none !important"></p>'],
    ['that was never hidden', '<p style="display: flex"></p>'],
  ])('has a box while it is, none while it is not, and is then as it was printed: a node %s', (_, html) => {
    const [node] = printed(html)
    const { show, end } = bound(node as Element, { shown: true })
    expect(isSeen(node as Element)).toBe(true)
    show({ shown: false })
    expect(isSeen(node as Element)).toBe(false)
    show({ shown: true })
    expect(isSeen(node as Element)).toBe(true)
    end()
    expect(document.body.innerHTML).toBe(SHEET + html)
  })

  it('keeps the display that the server printed, and has one of its own only where a sheet hides it', () => {
    const [flex, plain] = printed('<p style="display: flex"></p><p></p>') as [HTMLElement, HTMLElement]
    const binding = bound(flex, { shown: false })
    binding.show({ shown: true })
    bound(plain, { shown: true })
    expect([flex.style.display, plain.hasAttribute('style')]).toEqual(['flex', false])
  })

  it('stays hidden by a rule that is stronger than every script', () => {
    const [node] = printed('<p class="firm"></p>')
    bound(node as Element, { shown: true })
    expect(isSeen(node as Element)).toBe(false)
  })

  it('has a box when the sheet that hides it comes late, unless somebody has hidden it by a class since', async () => {
    document.body.innerHTML = '<p class="late"></p><p class="late"></p>'
    const [node, other] = [...document.body.children] as [HTMLElement, HTMLElement]
    const bindings = [node, other].map((each) => bound(each, { shown: true }))
    other.classList.add('away')
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = '.late, .away { display: none }'
    sheet.dispatchEvent(new Event('load'))
    await vi.waitFor(() => expect([isSeen(node), isSeen(other)]).toEqual([true, false]))
    for (const { end } of bindings) end()
    expect(document.body.innerHTML).toBe('<p class="late"></p><p class="late away"></p>')
    sheet.remove()
  })

  it('goes by the classes that are written with it', () => {
    const [node] = printed('<p class="away"></p>') as [HTMLElement]
    bound(node, { shown: true, classes: { away: false } })
    expect(node.outerHTML).toBe('<p class=""></p>')
  })

  it('is what the last of several writers says, and somebody else\'s display stays', () => {
    const [node] = printed('<p class="away"></p>') as [HTMLElement]
    const first = bound(node, { shown: true })
    const second = bound(node, { style: { display: 'none' } })
    expect(isSeen(node)).toBe(false)
    second.end()
    expect(isSeen(node)).toBe(true)
    node.style.display = 'grid'
    first.end()
    expect(node.style.display).toBe('grid')
  })

  it('is looked at once all of a list is written: a look behind each write would cost the page\'s styles', () => {
    const nodes = printed('<p class="away"></p>'.repeat(200))
    const looks: string[] = []
    const look = vi.spyOn(window, 'getComputedStyle').mockImplementation((node) => {
      looks.push(nodes.map(({ style }) => style.display).join())
      return { display: (node as HTMLElement).style.display === '' ? 'none' : 'block' } as CSSStyleDeclaration
    })
    const life = newLife()
    const store = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))
    adoptEach(life, nodes, store, ({ isOpen }) => isOpen, (isOpen) => ({ shown: isOpen }))
    expect(looks).toEqual([])
    store.setState({ isOpen: true })
    look.mockRestore()
    expect([looks.length, new Set(looks).size, nodes.every(({ style }) => style.display === 'block')]).toEqual([400, 2, true])
  })

  it('leaves no display behind on a node that nobody wants shown any more by the time that it is looked at', () => {
    const [gone, hidden, shown] = printed('<p class="away"></p><p class="away"></p><p class="away"></p>') as [HTMLElement, HTMLElement, HTMLElement]
    const life = newLife()
    const store = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))
    const one = bound(gone)
    const other = bound(hidden)
    // A listener that hears of a change while a list is being written, as those of fields do that lose the focus with it.
    adoptEach(life, [gone, hidden, shown], store, ({ isOpen }, node) => ({ isOpen, node }), ({ isOpen, node }) => {
      if (isOpen && node === gone) { one.show({ shown: true }); one.end() }
      if (isOpen && node === hidden) { other.show({ shown: true }); other.show({}) }
      return node === shown ? { shown: isOpen } : {}
    })
    store.setState({ isOpen: true })
    expect([gone.hasAttribute('style'), hidden.hasAttribute('style'), isSeen(shown)]).toEqual([false, false, true])
  })
})
