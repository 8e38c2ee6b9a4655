import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyFragments, type FragmentDeps } from './apply-fragments.ts'

const deps: FragmentDeps = {
  parse(html) {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content
  },
  run(scripts) {
    for (const script of scripts) {
      expect(script.isConnected).toBe(true)
      script.dataset['ran'] = script.textContent ?? ''
    }
  },
}
const apply = (fragments: Record<string, string>) => applyFragments(fragments, deps)
const body = () => document.body.innerHTML.replace(/\s+/g, ' ').trim()

beforeEach(() => {
  document.body.innerHTML = '<div class="a">0</div><p><span>x</span></p><div class="a">0</div>'
})
afterEach(() => {
  Reflect.deleteProperty(window, 'jQuery')
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('applying fragments', () => {
  it('replaces every match, at once', () => {
    expect(apply({ 'div.a': '<div class="a">1</div>' })).toBe(2)
    expect(body()).toBe('<div class="a">1</div><p><span>x</span></p><div class="a">1</div>')
  })

  it('takes several nodes and plain text', () => {
    apply({ 'p span': 'just <b>text</b> here' })
    expect(document.querySelector('p')?.innerHTML).toBe('just <b>text</b> here')
    apply({ p: '3' })
    expect(body()).toBe('<div class="a">0</div>3<div class="a">0</div>')
  })

  it('runs the scripts of a value once, in order, where it stands last', () => {
    apply({ 'div.a': '<div class="a"><script>one</script></div><script>two</script>' })
    const ran = [...document.querySelectorAll<HTMLScriptElement>('script[data-ran]')]
    expect(ran.map(({ dataset }) => dataset['ran'])).toEqual(['one', 'two'])
    expect(document.querySelectorAll('.a')[1]?.contains(ran[0] ?? null)).toBe(true)
  })

  it('replaces what stands inside of another match together with that, and runs the scripts', () => {
    document.body.innerHTML = '<div class="a">0</div><div class="a"><div class="a">in</div></div>'
    expect(apply({ 'div.a': '<div class="a"><script>one</script></div>' })).toBe(2)
    expect(document.querySelectorAll('.a')).toHaveLength(2)
    expect(document.querySelectorAll('script[data-ran]')).toHaveLength(1)
  })

  it('asks jQuery for selectors that only it knows', () => {
    // The simulated browser takes what a real one rejects, and jQuery believes it; Chromium's specs try the real thing.
    const first = document.querySelector('div.a')
    Reflect.set(window, 'jQuery', Object.assign(() => ({ toArray: () => [first] }), createRequire(import.meta.url)('jquery')))
    vi.spyOn(document, 'querySelectorAll').mockImplementationOnce(() => {
      throw new SyntaxError('not a valid selector')
    })
    apply({ 'div.a:first': '<div class="a">1</div>' })
    expect(body()).toBe('<div class="a">1</div><p><span>x</span></p><div class="a">0</div>')
  })

  it('passes over what nobody knows, warns once, and applies the rest', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    apply({ 'div.a:nonsense(': '<i>', 'p span': 'y' })
    apply({ 'div.a:nonsense(': '<i>' })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toContain('div.a:nonsense(')
    expect(document.querySelector('p')?.textContent).toBe('y')
  })

  it.each([
    ['by its name', '<input name="qty" id="random-1">', '<input name="qty" id="random-2">', 'input'],
    ['by the line that it belongs to', '<a href="#" data-cart_item_key="k1">×</a>', '<a href="#" data-cart_item_key="k2">×</a><a href="#" data-cart_item_key="k1">×</a>', '[data-cart_item_key="k1"]'],
    ['by its id', '<button id="go">Go</button>', '<button id="go">Go</button>', '#go'],
  ])('keeps the focus on the same control, known %s', (_title, before, after, selector) => {
    document.body.innerHTML = `<div class="a">${before}</div>`
    document.querySelector<HTMLElement>(selector)?.focus()
    apply({ 'div.a': `<div class="a">${after}</div>` })
    expect(document.activeElement).toBe(document.querySelector(selector))
    expect(document.activeElement?.isConnected).toBe(true)
  })

  it('keeps the focus in the same copy of a region that stands twice on the page', () => {
    const line = '<a href="#" data-cart_item_key="k1">×</a>'
    document.body.innerHTML = `<div class="a">${line}</div>`.repeat(2)
    const links = () => [...document.querySelectorAll<HTMLElement>('a')]
    links()[1]?.focus()
    apply({ 'div.a': `<div class="a">${line}</div>` })
    expect(links().indexOf(document.activeElement as HTMLElement)).toBe(1)
  })

  it('leaves the focus alone where it is outside', () => {
    document.body.insertAdjacentHTML('beforeend', '<input name="search">')
    const field = document.querySelector<HTMLElement>('[name=search]')
    field?.focus()
    apply({ 'div.a': '<div class="a"><input name="search"></div>' })
    expect(document.activeElement).toBe(field)
  })
})
