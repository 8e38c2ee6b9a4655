import { dispatchChange } from '@tillkit/dom'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Suggest } from './combobox.types.ts'
import { useCombobox, type ComboboxOptions } from './use-combobox.ts'

const FOUND = ['Bath', 'Bristol'].map((label) => ({ value: label, label, href: `#${label}` }))
const suggest = vi.fn<Suggest>(() => Promise.resolve(FOUND))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<input type="search" value="b"><div id="slot"></div><button>elsewhere</button>'
})
afterEach(() => {
  cleanup()
  suggest.mockClear()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const field = () => document.querySelector('input') as HTMLInputElement
const rest = (time = 200) => act(() => vi.advanceTimersByTimeAsync(time))
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** A list with a markup of its own. */
function List(options: Partial<ComboboxOptions>) {
  const within = useRef<HTMLDivElement>(null)
  const combobox = useCombobox({ field: field(), within, suggest, ...options })
  return (
    <div ref={within}>
      <ol {...combobox.listProps}>
        {combobox.options.map(({ value, label, href }, at) => (
          <a key={value} {...combobox.optionProps(at)} href={href}>
            {label}
          </a>
        ))}
      </ol>
    </div>
  )
}
const draw = (options: Partial<ComboboxOptions> = {}) => render(<List {...options} />, { container: document.querySelector('#slot') as HTMLElement })

it('gives up what is still to come when the field is left: while typing rests, and while the shop is asked', async () => {
  const slow = vi.fn((_query: string, signal: AbortSignal) => new Promise<typeof FOUND>((resolve) => setTimeout(() => signal.aborted || resolve(FOUND), 500)))
  draw({ suggest: slow })
  field().focus()
  type('ba')
  act(() => document.querySelector('button')?.focus())
  await rest()
  expect(slow).not.toHaveBeenCalled()
  field().focus()
  type('bat')
  await rest()
  expect(slow).toHaveBeenCalledTimes(1)
  fireEvent.click(document.body)
  expect(slow.mock.calls[0]?.[1].aborted).toBe(true)
  await rest(1000)
  expect(labels()).toEqual([])
})

it('asks nothing anew for a space behind a text that is being asked for', async () => {
  const slow = vi.fn(() => new Promise<typeof FOUND>((resolve) => setTimeout(resolve, 500, FOUND)))
  draw({ suggest: slow })
  type('ba')
  await rest()
  type('ba ')
  await rest(1000)
  expect([slow.mock.calls.length, labels()]).toEqual([1, ['Bath', 'Bristol']])
})

it('stays when the focus goes nowhere, and Escape then closes it and takes the focus back to the field', async () => {
  draw()
  field().focus()
  type('ba')
  await rest()
  act(() => field().blur())
  expect(labels()).toEqual(['Bath', 'Bristol'])
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([labels(), document.activeElement]).toEqual([[], field()])
})

it('leaves Escape to others while nothing is to be seen of it', async () => {
  draw({ suggest: () => Promise.resolve([]) })
  field().focus()
  type('ba')
  await rest()
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true)
})

it('closes with the Tab key, unless that goes through the suggestions', async () => {
  const { rerender } = draw()
  type('ba')
  await rest()
  expect(screen.getAllByRole('option')[0]?.tabIndex).toBe(-1)
  fireEvent.keyDown(field(), { key: 'Tab' })
  expect(labels()).toEqual([])
  rerender(<List isTabbable />)
  type('bat')
  await rest()
  fireEvent.keyDown(field(), { key: 'Tab' })
  expect(screen.getAllByRole('option').map((option) => option.hasAttribute('tabindex'))).toEqual([false, false])
})

it('asks for what stands in the field with the focus, and when it is drawn, where that is asked for', async () => {
  draw({ asksOnFocus: true, asksAtFirst: () => false })
  await rest()
  expect(suggest).not.toHaveBeenCalled()
  act(() => field().focus())
  await rest()
  expect(suggest.mock.calls.map(([query]) => query)).toEqual(['b'])
  cleanup()
  draw({ asksAtFirst: () => true })
  await rest()
  expect([suggest.mock.calls.length, labels()]).toEqual([2, ['Bath', 'Bristol']])
})

it('asks for what stands in the field with a press, unless it may not be filled', async () => {
  const { rerender } = draw({ asksOnPress: true, canAsk: () => false })
  fireEvent.click(field())
  await rest()
  expect(suggest).not.toHaveBeenCalled()
  rerender(<List asksOnPress />)
  fireEvent.click(field())
  await rest()
  fireEvent.click(field())
  await rest()
  expect(suggest.mock.calls.map(([query]) => query)).toEqual(['b'])
})

it('begins near a value: Down and Up lead there first', async () => {
  const many = ['Ash', 'Elm', 'Fir', 'Oak'].map((label) => ({ value: label, label }))
  draw({ suggest: () => many, near: (text) => (text === 'b' ? 'Fir' : undefined), asksAtFirst: () => true })
  await rest()
  const active = () => screen.queryByRole('option', { selected: true })?.textContent
  expect(active()).toBeUndefined()
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(active()).toBe('Fir')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(active()).toBe('Oak')
  type('b')
  await rest()
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(active()).toBe('Fir')
})

/** A shop that answers when it is told to. */
function createShop() {
  const answers: { readonly found: () => Promise<void>; readonly fail: () => Promise<void> }[] = []
  const ask = () => new Promise<typeof FOUND>((resolve, reject) => {
    answers.push({ found: () => act(async () => resolve(FOUND)), fail: () => act(async () => reject(new Error('offline'))) })
  })
  return { suggest: vi.fn(ask), answers }
}
const followed = () => {
  const links: (string | null | undefined)[] = []
  document.querySelector('#slot')?.addEventListener('click', (event) => {
    event.preventDefault()
    links.push((event.target as Element).getAttribute('href'))
  })
  return links
}
const enter = () => fireEvent.keyDown(field(), { key: 'Enter' })

it('does an Enter that comes before the answer to what is typed once that is there, where its first is meant', async () => {
  const { suggest: slow, answers } = createShop()
  draw({ suggest: slow, meansFirst: true })
  const links = followed()
  type('ba')
  await rest()
  await answers[0]?.found()
  type('br')
  // What is shown is meant for another text.
  expect([enter(), links]).toEqual([false, []])
  await rest()
  expect([enter(), links]).toEqual([false, []])
  await answers[1]?.found()
  expect(links).toEqual(['#Bath'])
})

it('forgets an early Enter with what is typed after it, with an answer that fails, and when it is closed', async () => {
  const { suggest: slow, answers } = createShop()
  draw({ suggest: slow, meansFirst: true })
  const links = followed()
  type('b')
  enter()
  type('ba')
  await rest()
  await answers[0]?.found()
  type('bat')
  await rest()
  enter()
  await answers[1]?.fail()
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  await rest()
  await answers[2]?.found()
  type('bath')
  await rest()
  enter()
  act(() => dispatchChange(field()))
  await answers[3]?.found()
  type('bath')
  await rest()
  await answers[4]?.found()
  expect([labels(), links]).toEqual([['Bath', 'Bristol'], []])
})

it('leaves Enter to the form where nothing is asked for', () => {
  draw({ meansFirst: true })
  expect(enter()).toBe(true)
})

it('closes where something of ours writes into the field', async () => {
  draw()
  type('ba')
  await rest()
  act(() => dispatchChange(field()))
  await rest()
  expect([labels(), suggest.mock.calls.length]).toEqual([[], 1])
})

it('means none of its suggestions when the list comes back with the same ones', async () => {
  draw({ asksOnFocus: true })
  act(() => field().focus())
  type('ba')
  await rest()
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true')
  fireEvent.keyDown(field(), { key: 'Escape' })
  act(() => document.querySelector('button')?.focus())
  act(() => field().focus())
  await rest()
  expect(labels()).toEqual(['Bath', 'Bristol'])
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
})
