import { useShop } from '@tillkit/testing'
import { expect, it } from 'vitest'
import { openMountPage } from './mount-page.ts'
import { chances } from './random.ts'

const shop = useShop()

it.each([1, 2, 3])('a node that writers of ours come to and leave in any order is in the end what the server or somebody else last made of it (seed %i)', async (seed) => {
  const page = await openMountPage(shop, '<style>.a { display: none }</style><div id="main"></div>')
  const found = await page.evaluate(`(async () => {
    ${chances(seed)}
    const STYLES = { color: ['red', 'blue !important', '', 'rgb(1, 2, 3)'], width: ['1px', '2px', ''], '--x': ['1', ' 2', ''] }
    const print = () => '<input' + pick(['', ' class=""', ' class=" a  b "', ' class="b a a"']) +
      pick(['', ' style=""', ' style="color:red"', ' style="width: 2px;color: red !important;"', ' style="color: red; bogus: 1; width: 1px"', ' style="display:none"', ' style="display: flex !important; width: 1px"']) +
      pick(['', ' title="x"']) + pick(['', ' disabled', ' disabled="disabled"']) + pick(['', ' value="v"']) + '>'
    const some = (names, of) => Object.fromEntries(names.filter(() => chance(2)).map((name) => [name, of(name)]))
    const bindings = () => ({
      classes: some(['a', 'c'], () => chance(2) === 1),
      attributes: some(['title'], () => pick(['t1', 't2', null])),
      style: some(Object.keys(STYLES), (name) => pick(STYLES[name])),
      ...some(['shown'], () => chance(2) === 1),
      properties: { ...some(['value'], () => pick(['1', '2'])), ...some(['disabled'], () => chance(2) === 1) },
    })
    /** A writer of ours, which writes something else whenever it is told to. */
    const begin = (node) => {
      const its = life.branch()
      let now = bindings(), tell
      T.adopt(its, node, { getState: () => now, subscribe: (listener) => ((tell = listener), () => {}) }, (state) => state)
      return { end: its.end, next() { now = bindings(); tell() } }
    }
    /** What another script may do to a node: nothing that we do, or nobody could tell whose it is. */
    const others = {
      title: (node, value = pick(['f1', 'f2'])) => (node.setAttribute('title', value), value),
      class: (node, value = !node.classList.contains('b')) => (node.classList.toggle('b', value), value),
      width: (node, value = pick(['9px', '8px'])) => ((node.style.width = value), value),
      value: (node, value = pick(['f3', 'f4'])) => ((node.value = value), value),
    }
    const meaning = (node) => [node.getAttribute('title'), [...node.classList].sort(), ['color', 'display', 'width', '--x'].map((name) => node.style.getPropertyValue(name) + node.style.getPropertyPriority(name)), node.getAttribute('disabled'), node.value].join('|')
    const letters = (node) => [...node.attributes].map(({ name, value }) => name + '=' + value).sort().join(' / ')
    const wrong = []
    for (let round = 0; round < 100 && wrong.length === 0; round += 1) {
      const html = print()
      main.innerHTML = html
      const node = main.firstChild, theirs = {}, log = []
      let writers = []
      for (let step = 0; step < 12; step += 1) {
        const what = pick(['begin', 'next', 'end', 'theirs'])
        const writer = pick(writers)
        if (what === 'theirs') { const name = pick(Object.keys(others)); theirs[name] = others[name](node); log.push([name, theirs[name]]) }
        else if (what === 'begin' || !writer) { writers.push(begin(node)); log.push('begin ' + node.outerHTML) }
        else if (what === 'next') { writer.next(); log.push('next ' + node.outerHTML) }
        else { writer.end(); writers = writers.filter((one) => one !== writer); log.push('end') }
      }
      for (const { end } of shuffle(writers)) end()
      const wanted = Object.assign(document.createElement('div'), { innerHTML: html }).firstChild
      for (const [name, value] of Object.entries(theirs)) others[name](wanted, value)
      const isSame = meaning(node) === meaning(wanted) && (Object.keys(theirs).length > 0 || letters(node) === letters(wanted))
      if (!isSame) wrong.push({ round, html, log, is: node.outerHTML + node.value, wanted: wanted.outerHTML + wanted.value })
    }
    return [wrong, failed]
  })()`)
  expect(found).toEqual([[], []])
})
