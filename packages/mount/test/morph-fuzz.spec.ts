import { useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openMountPage } from './mount-page.ts'
import { chances } from './random.ts'

const shop = useShop()

/* The scripts are plain text, as those of the other specs here. A failure names the round, what stood there and what was sent. */
const FORM = '<form><div id="main"></div></form>'
const ROUNDS = 60

/** What both pages make their HTML of: a control that is printed anew each time, and what a field holds. */
const HELPERS = `
  const FIELDS = 'input, select, textarea'
  const chosen = (field) => [...field.options].filter((one) => one.selected).map((one) => one.value)
  const held = (field) => field.matches('select') ? chosen(field).join() : /checkbox|radio/.test(field.type) ? field.checked : field.value
  const anew = () => ' id="r' + chance(1e9).toString(36) + '"'
  const options = (count) => { const chosen = chance(count + 1); return Array.from({ length: count }, (_, at) => '<option value="' + at + '"' + (at === chosen ? ' selected' : '') + '>' + at).join('') }
  const parsed = (html) => Object.assign(document.createElement('form'), { innerHTML: html })`

describe('a keyed region that is sent again and again, its lines and all in them in any order', () => {
  it.each([1, 2, 3])('ends as it was sent (seed %i)', async (seed) => {
    const page = await openMountPage(shop, FORM)
    const found = await page.evaluate(`(async () => {
      ${chances(seed)}
      ${HELPERS}
      await T.ensureMorph(async () => ({ morphBy: T.morphBy }))
      let group = 0
      const id = () => pick(['', '', anew(), ' id="fixed' + chance(4) + '"'])
      const control = (key) => pick([
        () => '<input' + id() + ' name="q' + key + '" value="' + chance(4) + '">',
        () => '<input' + id() + ' type="number" name="n' + key + '" value="' + chance(4) + '">',
        () => '<input type="checkbox" name="c' + key + '" value="1"' + pick(['', ' checked']) + pick(['', ' disabled']) + '>',
        () => { const on = chance(3), name = 'r' + (group += 1); return [0, 1].map((at) => '<input type="radio" name="' + name + '" value="' + at + '"' + (at === on ? ' checked' : '') + '>').join('') },
        () => '<select name="s' + key + '">' + options(1 + chance(4)) + '</select>',
        () => '<select multiple name="m' + key + '">' + options(3) + '</select>',
        () => '<textarea name="t' + key + '">' + pick(['', 'a', 'b']) + '</textarea>',
        () => '<details' + pick(['', ' open']) + '><summary>s</summary>' + chance(2) + '</details>',
        () => '<template><b>' + chance(3) + '</b></template>',
        () => '<!--' + chance(3) + '-->text ' + chance(3),
        () => '<svg viewBox="0 0 ' + chance(3) + ' 1"><path d="M0 0"></path></svg>',
      ])()
      const line = () => { const key = chance(6); return '<tr data-key="k' + key + '"' + id() + '><td>' + chance(3) + '</td><td>' + Array.from({ length: chance(4) }, () => control(key)).join('') + '</td></tr>' }
      const print = () => {
        group = 0
        return pick(['', 'text', '<!--c-->']) + '<table><tbody>' + Array.from({ length: chance(6) }, line).join('') + '</tbody></table>' + pick(['', '<p>' + chance(3) + '</p>']) +
          pick(['', '<div id="payment"><b>' + chance(2) + '</b>' + control('p') + '</div>']) + pick(['', control('x')])
      }
      const touch = (field) => {
        if (/checkbox|radio/.test(field.type)) field.checked = !field.checked
        else if (field.matches('select')) field.selectedIndex = chance(field.options.length + 1) - 1
        else field.value = String(chance(9))
      }
      /** Attributes by their names, without what we have written, and without the marks of options that a script has chosen. */
      const plain = (root) => {
        for (const each of root.querySelectorAll('*')) {
          each.classList.remove('ours')
          const printed = [...each.attributes].filter(({ name, value }) => name !== 'data-ours' && !(name === 'class' && value === '') && !(name === 'selected'))
          for (const { name } of [...each.attributes]) each.removeAttribute(name)
          for (const { name, value } of printed.sort((a, b) => (a.name < b.name ? -1 : 1))) each.setAttribute(name, value)
        }
        return root.innerHTML
      }
      const its = life.branch()
      const region = T.serverHtml(its, main, { keys: { keyed: '[data-key]', keyOf: (each) => each.dataset.key, whole: '#payment', isKept: () => false } })
      T.live(its, 'tr, input, td', (node, own) => T.adoptAs(own, node, { classes: { ours: true }, attributes: { 'data-ours': '1' } }), main)
      const wrong = []
      for (let round = 0; round < ${ROUNDS} && wrong.length === 0; round += 1) {
        for (const field of main.querySelectorAll(FIELDS)) if (chance(3) === 0) touch(field)
        if (chance(4) === 0) pick([...main.querySelectorAll(FIELDS), document.body]).focus()
        const before = main.innerHTML, html = print(), box = parsed(html)
        region.replace(html)
        const values = [main, box].map((root) => [...root.querySelectorAll(FIELDS)].map(held).join('|'))
        const [shown, sent] = [main.cloneNode(true), box].map(plain)
        if (shown !== sent || values[0] !== values[1] || main.querySelector(':is(tr, input, td):not(.ours)')) wrong.push({ round, before, html, shown, values })
      }
      its.end()
      if (main.querySelector('.ours, [data-ours]')) wrong.push({ left: main.innerHTML })
      return [wrong, failed]
    })()`)
    expect(found).toEqual([[], []])
  })

  it.each([1, 2, 3])('keeps what is typed and chosen in its field, and the focus (seed %i)', async (seed) => {
    const page = await openMountPage(shop, FORM)
    const found = await page.evaluate(`(async () => {
      ${chances(seed)}
      ${HELPERS}
      await T.ensureMorph(async () => ({ morphBy: T.morphBy }))
      const controls = (key) => shuffle([
        '<input' + pick(['', anew()]) + ' name="q' + key + '" value="' + chance(2) + '">',
        '<input type="number" name="n' + key + '" value="' + chance(2) + '">',
        '<input type="email" name="e' + key + '">',
        '<input type="checkbox" name="c' + key + '" value="1"' + pick(['', ' checked']) + '>',
        '<input type="radio" name="r' + key + '" value="0" checked>' + pick(['', '<input type="radio" name="r' + key + '" value="1">']),
        '<select name="s' + key + '">' + options(2 + chance(2)) + '</select>',
        '<select multiple name="m' + key + '">' + options(3) + '</select>',
        '<textarea name="t' + key + '">' + pick(['', 'a']) + '</textarea>',
      ]).slice(0, 2 + chance(8)).join('')
      const line = (key) => '<tr data-key="k' + key + '"' + pick(['', anew()]) + '><td>' + chance(2) + pick(['', '<input name="each" value="' + chance(2) + '">']) + '</td><td>' + controls(key) + '</td></tr>'
      const print = () => '<table><tbody>' + shuffle([0, 1, 2, 3, 4]).slice(0, 1 + chance(5)).map(line).join('') + pick(['', '<tr' + pick(['', anew()]) + '><td>' + controls('z') + '</td></tr>']) + '</tbody></table>' + controls('x')
      const touch = (field) => {
        if (field.type === 'checkbox') field.checked = !field.checked
        else if (field.type === 'radio') field.checked = true
        else if (field.type === 'select-multiple') field.options[chance(2)].selected = true
        else if (field.matches('select')) field.selectedIndex = chance(field.options.length)
        else field.value = field.type === 'number' ? String(3 + chance(99)) : 'typed' + chance(99)
      }
      const isKept = (field) => !T.isAsPrinted(field)
      const placeOf = (field) => field.closest('[data-key]')?.dataset.key ?? ''
      const region = T.serverHtml(life, main, { keep: [T.keepFields({ isKept, placeOf }), (region) => T.saveFocus(region, { names: ['name'], placeOf })], keys: { keyed: '[data-key]', keyOf: (each) => each.dataset.key, isKept } })
      /** Fields by their names; of a group of radio buttons the one that is chosen. */
      const fields = (root) => new Map([...root.querySelectorAll(FIELDS)].filter((field) => field.type !== 'radio' || field.checked).map((field) => [placeOf(field) + ' ' + field.name, field]))
      const value = (field) => (field.type === 'radio' ? field.value : held(field))
      const takes = (root, name, field) => field.type === 'radio' ? root.querySelector('[name="' + field.name + '"][value="' + field.value + '"]') :
        !field.matches('select') || field.multiple || [...fields(root).get(name).options].some((option) => option.value === field.value)
      const wrong = []
      region.replace(print())
      for (let round = 0; round < ${ROUNDS} && wrong.length === 0; round += 1) {
        for (const field of main.querySelectorAll(FIELDS)) if (chance(3) === 0) touch(field)
        if (chance(2) === 0) pick([...fields(main).values()].filter(({ type }) => type !== 'radio'))?.focus()
        const focused = [...fields(main)].find(([, field]) => field === document.activeElement)?.[0]
        const before = main.innerHTML, html = print(), box = parsed(html), printed = fields(box)
        const wanted = new Map([...printed].map(([name, field]) => [name, value(field)]))
        for (const [name, field] of fields(main)) if (printed.has(name) && isKept(field) && takes(box, name, field)) wanted.set(name, field.multiple ? chosen(field).filter((one) => [...printed.get(name).options].some((option) => option.value === one)).join() : value(field))
        region.replace(html)
        for (const [name, field] of fields(main)) if (value(field) !== wanted.get(name)) wrong.push({ round, name, value: value(field), wanted: wanted.get(name), before, html })
        if (fields(main).size !== wanted.size) wrong.push({ round, before, html, shown: main.innerHTML })
        if (focused && wanted.has(focused) && fields(main).get(focused) !== document.activeElement) wrong.push({ round, focused, active: document.activeElement.outerHTML.slice(0, 80), before, html })
      }
      return [wrong, failed]
    })()`)
    expect(found).toEqual([[], []])
  })
})
