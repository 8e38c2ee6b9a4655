import { createLife, type EndableLife, type Life } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { live, onBatch, settle } from './observe.ts'
import { ERROR_EVENT } from '../life/problem.ts'

const failed = vi.fn()
let life: EndableLife

beforeEach(() => {
  failed.mockReset()
  life = createLife(failed)
  document.body.replaceChildren()
})

afterEach(() => life.end())

/** Follows `.lamp`, and says which lamps are lit and how often one was. */
function follow(scope?: Element) {
  const lit: Element[] = []
  const lives = new Map<Element, Life>()
  const onAdd = vi.fn((element: Element, own: Life) => {
    lit.push(element)
    lives.set(element, own)
    own.onEnd(() => lit.splice(lit.indexOf(element), 1))
  })
  live(life, '.lamp', onAdd, scope)
  return { lit, onAdd, lives }
}

function lamp(html = '<i class="lamp"></i>', place: Element = document.body): Element {
  place.insertAdjacentHTML('beforeend', html)
  return place.lastElementChild as Element
}

describe('live', () => {
  it('calls at once for what is there, in the order of the page', () => {
    const lamps = [lamp(), lamp('<p><i class="lamp"></i></p>').firstElementChild]
    expect(follow().lit).toEqual(lamps)
  })

  it('finds what comes late, also inside of something else and without being settled', async () => {
    const { lit } = follow()
    const first = lamp()
    const second = lamp('<p><i class="lamp"></i></p>').querySelector('.lamp')
    expect(lit).toEqual([])
    await vi.waitFor(() => expect(lit).toEqual([first, second]))
  })

  it('asks what is added once for all that is watched for, where nothing in it is', () => {
    for (const selector of ['.lamp', '.door', '.stairs', '.roof']) live(life, selector, vi.fn())
    const asked: string[] = []
    const spies = (['matches', 'querySelector', 'querySelectorAll'] as const).map((name) => {
      const native = Element.prototype[name] as (selector: string) => never
      return vi.spyOn(Element.prototype, name).mockImplementation(function (this: Element, selector: string) {
        asked.push(name)
        return native.call(this, selector)
      })
    })
    lamp('<p><b></b></p>')
    settle()
    spies.forEach((spy) => spy.mockRestore())
    expect(asked).toEqual(['matches', 'querySelector'])
  })

  it('lets an element that answers in no way that the browser would cost no other its life', () => {
    const { lit } = follow()
    const heard = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener(ERROR_EVENT, heard, { once: true })
    const odd = lamp('<odd-lamp></odd-lamp>')
    const prototype = Object.create(Object.getPrototypeOf(odd) as object) as object
    Object.defineProperty(prototype, 'matches', { value: () => { throw new Error('odd') } })
    Object.setPrototypeOf(odd, prototype)
    const good = lamp()
    settle()
    expect(lit).toEqual([good])
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('ends a life by what the browser says, whatever the element has under the names it is asked for', () => {
    const form = lamp('<form class="lamp"></form>')
    const { lit } = follow()
    for (const name of ['isConnected', 'matches', 'contains', 'querySelectorAll', 'parentElement']) {
      Object.defineProperty(form, name, { value: document.createElement('input') })
    }
    settle()
    expect(lit).toEqual([form])
    form.remove()
    settle()
    expect(lit).toEqual([])
  })

  it('keeps the life of an element that is moved in one batch', () => {
    const first = lamp()
    const { lit, onAdd } = follow()
    const place = lamp('<p></p>')
    first.remove()
    place.append(first)
    settle()
    expect(lit).toEqual([first])
    expect(onAdd).toHaveBeenCalledTimes(1)
  })

  it('ends the life of an element that has left, and begins a new one when it comes back later', () => {
    const first = lamp()
    const { lit, onAdd } = follow()
    first.remove()
    settle()
    expect(lit).toEqual([])
    document.body.append(first)
    settle()
    expect(lit).toEqual([first])
    expect(onAdd).toHaveBeenCalledTimes(2)
  })

  it('finds what is new before it ends what has gone', () => {
    const first = lamp()
    const { lives } = follow()
    const order: string[] = []
    lives.get(first)?.onEnd(() => order.push('gone'))
    live(life, '.lamp.new', () => order.push('new'))
    first.outerHTML = '<i class="lamp new"></i>'
    settle()
    expect(order).toEqual(['new', 'gone'])
  })

  it('passes over what came and went in one batch', () => {
    const { onAdd } = follow()
    lamp().remove()
    settle()
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('stays within its scope, and ends what leaves it', () => {
    const [inside, outside] = [lamp('<p></p>'), lamp('<p></p>')]
    const { lit, onAdd } = follow(inside)
    const [first, second] = [lamp(undefined, inside), lamp(undefined, outside)]
    settle()
    expect(lit).toEqual([first])
    expect(onAdd).toHaveBeenCalledTimes(1)
    outside.append(first)
    settle()
    expect(lit).toEqual([])
    inside.append(second)
    settle()
    expect(lit).toEqual([second])
  })

  it('ends everything with its own life, and finds no more', () => {
    lamp()
    const { lit, onAdd } = follow()
    life.end()
    expect(lit).toEqual([])
    lamp()
    settle()
    expect(onAdd).toHaveBeenCalledTimes(1)
  })

  it('goes on when one callback throws', () => {
    const [first, second] = [lamp(), lamp()]
    const seen: Element[] = []
    live(life, '.lamp', (element) => {
      seen.push(element)
      if (element === first) throw new Error('boom')
    })
    expect(seen).toEqual([first, second])
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('does nothing for a life that has ended', () => {
    lamp()
    life.end()
    expect(follow().onAdd).not.toHaveBeenCalled()
  })
})

describe('many that follow', () => {
  /** How often the page is searched while a batch of tiles comes in. */
  function searches(tiles: number): number {
    const search = vi.spyOn(Element.prototype, 'querySelectorAll')
    lamp('<i class="lamp"></i>'.repeat(tiles))
    settle()
    const { length } = search.mock.calls
    search.mockRestore()
    return length
  }

  it('cost one search for each of what was added when they ask the same', () => {
    const seen = vi.fn()
    for (let watch = 0; watch < 50; watch += 1) live(life, '.lamp', seen)
    expect(searches(4)).toBe(4)
    expect(seen).toHaveBeenCalledTimes(200)
  })

  it('cost none in a scope that nothing was added to', () => {
    const aside = lamp('<aside></aside>')
    const { onAdd } = follow(aside)
    expect(searches(4)).toBe(0)
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('find what came with their scope, once and nothing beside it', () => {
    const aside = lamp('<aside></aside>')
    const { lit } = follow(aside)
    const place = document.createElement('main')
    place.innerHTML = '<i class="lamp"></i>'
    const inside = lamp(undefined, aside)
    place.append(aside)
    document.body.append(place)
    settle()
    expect(lit).toEqual([inside])
  })

  it('are none the worse for one whose selector the browser does not know', () => {
    const { lit } = follow()
    expect(() => live(life, '.lamp[', () => undefined)).toThrow()
    const first = lamp()
    settle()
    expect(lit).toEqual([first])
  })
})

describe('a batch', () => {
  it('is scanned once, by its outermost elements', () => {
    const batches: Element[][] = []
    onBatch(life, (added) => batches.push([...added]))
    const place = lamp('<p></p>')
    lamp(undefined, place)
    const second = lamp()
    lamp().remove()
    settle()
    expect(batches).toEqual([[place, second]])
    settle()
    expect(batches).toHaveLength(1)
  })

  it('ends after everything new is alive', () => {
    const order: string[] = []
    onBatch(life, () => order.push('batch'))
    live(life, '.lamp', () => order.push('lamp'))
    lamp()
    settle()
    expect(order).toEqual(['lamp', 'batch'])
  })

  it('can be settled from inside of a callback', () => {
    const { lit } = follow()
    live(life, '.room', (room) => {
      lamp(undefined, room)
      settle()
      expect(lit).toEqual([room.firstElementChild])
    })
    lamp('<p class="room"></p>')
    settle()
    expect(lit).toHaveLength(1)
    expect(failed).not.toHaveBeenCalled()
  })

  it('reports what its end throws, and ends for the others too', () => {
    const ended = vi.fn()
    onBatch(life, () => {
      throw new Error('boom')
    })
    onBatch(life, ended)
    lamp()
    settle()
    expect(ended).toHaveBeenCalledTimes(1)
    expect(failed).toHaveBeenCalledTimes(1)
  })

  it('is not told to whom another has ended meanwhile', () => {
    const [part, ended] = [life.branch(), vi.fn()]
    onBatch(life, part.end)
    onBatch(part, ended)
    lamp()
    settle()
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('the page\'s observer', () => {
  it('does not start for a life that has ended', () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe')
    life.end()
    onBatch(life, () => undefined)
    follow()
    expect(observe).not.toHaveBeenCalled()
    observe.mockRestore()
  })

  it('is one, and is there only while somebody follows', () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe')
    const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect')
    follow()
    follow()
    onBatch(life, () => undefined)
    expect(observe).toHaveBeenCalledTimes(1)
    life.end()
    expect(disconnect).toHaveBeenCalledTimes(1)
    observe.mockRestore()
    disconnect.mockRestore()
  })
})
