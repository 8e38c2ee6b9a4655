import { createLife, type EndableLife, type Life } from '@tillkit/dom'
import { createStore } from 'zustand/vanilla'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '../life/definition.ts'
import { loadModule, drawPart, type Part, type PartModule } from './load-module.ts'

let life: EndableLife
let host: Host
const failed = vi.fn()
const report = vi.fn()
const source = createStore(() => ({ wanted: false }))

beforeEach(() => {
  vi.resetAllMocks()
  document.body.innerHTML = '<main></main>'
  source.setState({ wanted: false })
  life = createLife(failed)
  host = { ...life, report } as unknown as Host
})

afterEach(() => life.end())

const undraw = vi.fn()
const module: PartModule<Host> = {
  draw(slot) {
    slot.append('drawn')
    return undraw
  },
}

function draw(changes: Partial<Part<Host>> = {}, partLife: Life = host) {
  const load = vi.fn(() => Promise.resolve(module))
  const place = { position: 'end', anchor: document.querySelector('main') as HTMLElement } as const
  const wanted = () => source.getState().wanted
  drawPart(host, partLife, { place, source, wanted, load, ...changes })
  return load
}

const html = () => document.querySelector('main')?.innerHTML

const near = (type: string) => document.querySelector('h1')?.dispatchEvent(new Event(type, { bubbles: true }))

describe('style sheets that are on their way', () => {
  let link: HTMLLinkElement
  beforeEach(() => {
    link = document.createElement('link')
    link.className = 'tillkit'
    document.head.append(link)
    source.setState({ wanted: true })
  })
  afterEach(() => {
    link.remove()
    vi.useRealTimers()
  })
  const rest = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    await vi.advanceTimersByTimeAsync(50)
  }

  it.each(['load', 'error'])('are waited for with what is drawn, until their %s', async (type) => {
    vi.useFakeTimers()
    draw()
    await rest()
    expect(html()).not.toContain('drawn')
    link.dispatchEvent(new Event(type))
    await rest()
    expect(html()).toContain('drawn')
  })

  it('are waited for 2 s at most', async () => {
    vi.useFakeTimers()
    draw()
    await vi.advanceTimersByTimeAsync(1900)
    expect(html()).not.toContain('drawn')
    await vi.advanceTimersByTimeAsync(200)
    expect(html()).toContain('drawn')
  })
})

describe('a part that is drawn ahead', () => {
  beforeEach(() => document.body.insertAdjacentHTML('beforeend', '<h1>Price <i></i></h1>'))
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

  it.each(['pointerover', 'focusin', 'pointerdown'])('is drawn with the first %s near it, before it is wanted, and once', async (type) => {
    const load = draw({ ahead: 'h1' })
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(load).not.toHaveBeenCalled()
    near(type)
    await vi.waitFor(() => expect(html()).toBe('<tillkit-slot>drawn</tillkit-slot>'))
    near(type)
    source.setState({ wanted: true })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is not fetched ahead where the shopper saves data', () => {
    Reflect.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    const load = draw({ ahead: 'h1' })
    near('pointerover')
    expect(load).not.toHaveBeenCalled()
    source.setState({ wanted: true })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is given up when its life ends first', () => {
    const load = draw({ ahead: 'h1' })
    life.end()
    near('pointerover')
    expect(load).not.toHaveBeenCalled()
  })
})

describe('a part', () => {
  it('is loaded when it is first wanted, and once', async () => {
    const load = draw()
    expect(html()).toBe('')
    expect(load).not.toHaveBeenCalled()
    source.setState({ wanted: true })
    source.setState({ wanted: false })
    source.setState({ wanted: true })
    await vi.waitFor(() => expect(html()).toBe('<tillkit-slot>drawn</tillkit-slot>'))
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is loaded at once when it is wanted already', () => {
    source.setState({ wanted: true })
    expect(draw()).toHaveBeenCalledTimes(1)
  })

  it('is taken away with its host', async () => {
    source.setState({ wanted: true })
    draw()
    await vi.waitFor(() => expect(html()).not.toBe(''))
    await vi.waitFor(() => expect(html()).toContain('drawn'))
    life.end()
    expect(undraw).toHaveBeenCalledTimes(1)
    expect(html()).toBe('')
  })

  it('goes with a life that is shorter than its host\'s', async () => {
    source.setState({ wanted: true })
    for (let fragment = 0; fragment < 5; fragment += 1) {
      const its = life.branch()
      draw({}, its)
      await vi.waitFor(() => expect(html()).toBe('<tillkit-slot>drawn</tillkit-slot>'))
      its.end()
    }
    expect(undraw).toHaveBeenCalledTimes(5)
    expect(html()).toBe('')
    source.setState({ wanted: false })
    const ended = life.branch()
    ended.end()
    expect(draw({}, ended)).not.toHaveBeenCalled()
    source.setState({ wanted: true })
    expect(html()).toBe('')
  })

  it('is not drawn for a host that has gone meanwhile', async () => {
    source.setState({ wanted: true })
    const spy = vi.spyOn(module, 'draw')
    const load = draw()
    life.end()
    await load.mock.results[0]?.value
    await Promise.resolve()
    expect(spy).not.toHaveBeenCalled()
    expect(html()).toBe('')
    spy.mockRestore()
  })

  it('asks no more once its host has gone', () => {
    const load = draw()
    life.end()
    source.setState({ wanted: true })
    expect(load).not.toHaveBeenCalled()
  })

  it('is left out when it cannot be loaded, which is reported', async () => {
    source.setState({ wanted: true })
    const cause = new Error('404')
    draw({ load: () => Promise.reject(cause) })
    await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause })))
    expect(html()).toBe('')
    expect(life.signal.aborted).toBe(false)
  })

  it('is left out when it cannot be drawn, which is reported', async () => {
    source.setState({ wanted: true })
    const cause = new Error('boom')
    draw({ load: () => Promise.resolve({ draw: () => { throw cause } }) })
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(cause))
    expect(html()).toBe('')
  })
})

describe('code that was brought before', () => {
  it('is used in a task of its own once it has come, and at once when it is known', async () => {
    const tasks: (() => void)[] = []
    vi.stubGlobal('scheduler', { postTask: (task: () => void) => tasks.push(task) })
    const load = () => Promise.resolve('module')
    const use = vi.fn()
    const brought = loadModule(life, load, { use, report })
    await vi.waitFor(() => expect(tasks).toHaveLength(1))
    expect(use).not.toHaveBeenCalled()
    tasks[0]?.()
    await brought
    expect(use).toHaveBeenCalledExactlyOnceWith('module')
    void loadModule(life, load, { use, report })
    expect(use).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it('is used at once by a life that lasts, and not by one that has ended', async () => {
    const load = () => Promise.resolve('code')
    const use = vi.fn()
    await loadModule(life, load, { use, report })
    expect(use).toHaveBeenCalledExactlyOnceWith('code')
    void loadModule(life, load, { use, report })
    expect(use).toHaveBeenCalledTimes(2)
    life.end()
    await loadModule(life, load, { use, report })
    expect(use).toHaveBeenCalledTimes(2)
  })
})
