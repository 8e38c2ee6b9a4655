import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnnouncer } from './announcer.ts'
import { enterLoader, useLampPage } from '../life/lamp-page.fixtures.ts'

useLampPage()

let life: EndableLife
beforeEach(() => {
  life = createLife(() => undefined)
})
afterEach(() => life.end())

const region = () => document.querySelector('[role="status"]')
const comes = () => vi.waitFor(() => expect(region()).not.toBeNull())

describe('what announces', () => {
  it('has its region from the beginning where no script tag of ours is on the page', async () => {
    createAnnouncer(life)
    await comes()
    expect(region()?.textContent).toBe('')
  })

  it.each(['pointerdown', 'keydown', 'input'])('has it from the first touch on, before there is a text (%s)', async (type) => {
    enterLoader()
    createAnnouncer(life)
    await vi.advanceTimersByTimeAsync(1000)
    expect(region()).toBeNull()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    await comes()
  })

  it('says what was to be said before its code was there: of each host the latest', async () => {
    enterLoader()
    const announcer = createAnnouncer(life)
    const [one, other] = [announcer(), announcer()]
    one('one item')
    one('two items')
    other('£9.00 each')
    await comes()
    await vi.advanceTimersByTimeAsync(400)
    expect(region()?.textContent).toBe('two items')
    await vi.advanceTimersByTimeAsync(1000)
    expect(region()?.textContent).toBe('£9.00 each')
  })

  it('says nothing, and puts nothing into the page, once that is over', async () => {
    enterLoader()
    const announce = createAnnouncer(life)()
    announce('one item')
    life.end()
    await vi.advanceTimersByTimeAsync(2000)
    announce('two items')
    await vi.advanceTimersByTimeAsync(2000)
    expect(region()).toBeNull()
  })
})
