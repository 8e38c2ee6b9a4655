import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createLife, listen } from './life.ts'

const failed = vi.fn()
const boom = new Error('boom')
const throws = () => {
  throw boom
}

beforeEach(() => {
  failed.mockReset()
})

describe('a life', () => {
  it('undoes in the order in which things began, each once', () => {
    const life = createLife(failed)
    const undone: number[] = []
    life.onEnd(() => undone.push(1))
    life.onEnd(() => undone.push(2))
    life.end()
    life.end()
    expect(undone).toEqual([1, 2])
    expect(life.signal.aborted).toBe(true)
  })

  it('undoes at once what begins after its end', () => {
    const life = createLife(failed)
    life.end()
    const undo = vi.fn()
    life.onEnd(undo)
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('undoes the rest when one undoing throws, and reports that one', () => {
    const life = createLife(failed)
    const undo = vi.fn()
    life.onEnd(throws)
    life.onEnd(undo)
    life.end()
    expect(undo).toHaveBeenCalledTimes(1)
    expect(failed).toHaveBeenCalledExactlyOnceWith(boom)
  })

  it('undoes each thing once when an undoing ends it again', () => {
    const life = createLife(failed)
    const undo = vi.fn(() => life.end())
    life.onEnd(undo)
    life.end()
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('asks nothing of its signal, which compares each new listener with all that it has', () => {
    const life = createLife(failed)
    const add = vi.spyOn(life.signal, 'addEventListener')
    life.onEnd(() => undefined)
    life.branch()
    const target = document.createElement('p')
    const listening = vi.spyOn(target, 'addEventListener')
    listen(life, target, 'click', () => undefined)
    expect(add).not.toHaveBeenCalled()
    expect(listening.mock.calls[0]?.[2]).not.toHaveProperty('signal')
  })

  it('listens, and stops, where a neighbour has put properties on an element that throw', () => {
    const life = createLife(failed)
    const target = document.createElement('p')
    for (const name of ['addEventListener', 'removeEventListener']) Object.defineProperty(target, name, { get: throws })
    const heard = vi.fn()
    listen(life, target, 'click', heard)
    EventTarget.prototype.dispatchEvent.call(target, new Event('click'))
    life.end()
    EventTarget.prototype.dispatchEvent.call(target, new Event('click'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('reports what the promise of a guarded callback rejects with', async () => {
    const life = createLife(failed)
    life.guard(async () => {
      await Promise.resolve()
      throws()
    })()
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(boom))
  })

  it('reports what a guarded callback throws, and passes its arguments on', () => {
    const life = createLife(failed)
    const work = vi.fn()
    life.guard(work)(1, 'two')
    expect(work).toHaveBeenCalledWith(1, 'two')
    expect(life.guard(throws)).not.toThrow()
    expect(failed).toHaveBeenCalledExactlyOnceWith(boom)
  })
})

describe('a branch', () => {
  it('ends with the life that it is part of', () => {
    const life = createLife(failed)
    const branch = life.branch()
    const undo = vi.fn()
    branch.branch().onEnd(undo)
    life.end()
    expect(undo).toHaveBeenCalledTimes(1)
    expect(branch.signal.aborted).toBe(true)
  })

  it('can end sooner, and is not heard of again', () => {
    const life = createLife(failed)
    const branch = life.branch()
    const undo = vi.fn()
    branch.onEnd(undo)
    branch.end()
    expect(life.signal.aborted).toBe(false)
    life.end()
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('leaves nothing on a long life when it ends', () => {
    const branch = createLife(failed).branch()
    const forget = vi.spyOn(Set.prototype, 'delete')
    branch.end()
    expect(forget).toHaveReturnedWith(true)
    forget.mockRestore()
  })

  it('of an ended life has ended', () => {
    const life = createLife(failed)
    life.end()
    expect(life.branch().signal.aborted).toBe(true)
  })

  it('reports to the same place', () => {
    createLife(failed).branch().guard(throws)()
    expect(failed).toHaveBeenCalledWith(boom)
  })
})

describe('listen', () => {
  it('listens for as long as the life lasts and reports what the listener throws', () => {
    const life = createLife(failed)
    const target = document.createElement('p')
    const heard = vi.fn(throws)
    listen(life, target, 'click', heard)
    target.dispatchEvent(new Event('click'))
    life.end()
    target.dispatchEvent(new Event('click'))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(failed).toHaveBeenCalledExactlyOnceWith(boom)
  })

  it('takes the browser\'s options', () => {
    const life = createLife(failed)
    const target = document.createElement('p')
    const heard = vi.fn()
    listen(life, target, 'click', heard, { once: true })
    target.dispatchEvent(new Event('click'))
    target.dispatchEvent(new Event('click'))
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
