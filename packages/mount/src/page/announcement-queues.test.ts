import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Announce, createQueues } from './announcement-queues.ts'

let life: EndableLife
let announcer: () => Announce
let announce: Announce

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main></main>'
  life = createLife(() => undefined)
  announcer = createQueues(life)
  announce = announcer()
})

afterEach(() => {
  life.end()
  vi.useRealTimers()
})

const region = () => document.querySelector<HTMLElement>('[role="status"]')

describe('the announcer', () => {
  it('is there before it is needed: polite, empty and out of sight', () => {
    expect(region()?.getAttribute('aria-live')).toBe('polite')
    expect(region()?.textContent).toBe('')
    expect(region()?.style).toMatchObject({ position: 'absolute', overflow: 'hidden', width: '1px', height: '1px' })
    expect(region()?.hidden).toBe(false)
  })

  it('says a text once the shopper has paused, and clears it away later', () => {
    announce('£9.00 each')
    expect(region()?.textContent).toBe('')
    vi.advanceTimersByTime(400)
    expect(region()?.textContent).toBe('£9.00 each')
    vi.advanceTimersByTime(5999)
    expect(region()?.textContent).toBe('£9.00 each')
    vi.advanceTimersByTime(1)
    expect(region()?.textContent).toBe('')
  })

  it('says only the latest of several', () => {
    const said: string[] = []
    for (const text of ['one', 'two', 'three']) {
      announce(text)
      vi.advanceTimersByTime(300)
      said.push(region()?.textContent ?? '')
    }
    vi.advanceTimersByTime(100)
    said.push(region()?.textContent ?? '')
    expect(said).toEqual(['', '', '', 'three'])
  })

  it('asks what there is to say when the moment has come', () => {
    let price = '£9.00 each'
    announce(() => price)
    price = '£8.00 each'
    vi.advanceTimersByTime(400)
    expect(region()?.textContent).toBe('£8.00 each')
    announce(() => '')
    vi.advanceTimersByTime(400)
    expect(region()?.textContent).toBe('')
  })

  it('does not clear a new text away with the old one\'s timer', () => {
    announce('one')
    vi.advanceTimersByTime(400 + 5000)
    announce('two')
    vi.advanceTimersByTime(400)
    expect(region()?.textContent).toBe('two')
    vi.advanceTimersByTime(1000)
    expect(region()?.textContent).toBe('two')
  })

  it('takes a text as text', () => {
    announce('<b>bold</b>')
    vi.advanceTimersByTime(400)
    expect(region()?.innerHTML).toBe('&lt;b&gt;bold&lt;/b&gt;')
  })

  it('lets two hosts speak in turn, each its latest', () => {
    const other = announcer()
    announce('1 item')
    other('£9.00 each')
    announce('2 items')
    vi.advanceTimersByTime(400)
    expect(region()?.textContent).toBe('£9.00 each')
    vi.advanceTimersByTime(999)
    expect(region()?.textContent).toBe('£9.00 each')
    vi.advanceTimersByTime(1)
    expect(region()?.textContent).toBe('2 items')
    vi.advanceTimersByTime(6000)
    expect(region()?.textContent).toBe('')
  })

  it('goes on with the next text when one cannot be made', () => {
    const other = announcer()
    announce(() => {
      throw new Error('boom')
    })
    other('£9.00 each')
    vi.advanceTimersByTime(400 + 1000)
    expect(region()?.textContent).toBe('£9.00 each')
  })

  it('says nothing once it has gone', () => {
    life.end()
    announce('one')
    vi.advanceTimersByTime(400)
    expect(document.body.innerHTML).toBe('<main></main>')
  })

  it('goes with its life, a text under way included', () => {
    announce('one')
    life.end()
    expect(document.body.innerHTML).toBe('<main></main>')
    expect(vi.getTimerCount()).toBe(0)
  })
})
