import { createLife, type EndableLife, type Keep } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { live } from '../page/observe.ts'
import { keepScroll, serverHtml, type Region } from './server-html.ts'
import { slot } from './slot.ts'

let life: EndableLife
let region: HTMLElement
const failed = vi.fn()

/** The simulated browser runs scripts only where it is told to, and is not to fetch any. */
function letScriptsRun(on: boolean): void {
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM
  settings['enableJavaScriptEvaluation'] = on
  settings['disableJavaScriptFileLoading'] = true
  settings['handleDisabledFileLoadingAsSuccess'] = true
}

beforeEach(() => {
  letScriptsRun(true)
  failed.mockReset()
  life = createLife(failed)
  document.body.innerHTML = '<div id="region"><p>First</p></div>'
  region = document.querySelector('#region') as HTMLElement
  Reflect.set(window, 'ran', [])
})

afterEach(() => {
  letScriptsRun(false)
  vi.unstubAllGlobals()
  life.end()
  document.head.replaceChildren()
  Reflect.deleteProperty(window, 'ran')
  expect(failed).not.toHaveBeenCalled()
})

const ran = () => Reflect.get(window, 'ran') as unknown[]

/** A region that gives its first nodes back. */
const restoring = (): Region => serverHtml(life, region, { restore: true })

describe('serverHtml', () => {
  it('replaces what the region holds, and leaves the server\'s last answer there at the end', () => {
    const { replace } = serverHtml(life, region)
    replace('<p>1 item</p>')
    replace('<p>2 items</p>')
    life.end()
    expect(region.innerHTML).toBe('<p>2 items</p>')
    replace('<p>3 items</p>')
    expect(region.innerHTML).toBe('<p>2 items</p>')
  })

  it('puts its first nodes back at the end where that is asked for', () => {
    const first = region.firstChild
    const { replace } = restoring()
    replace('<p>Second</p>')
    replace('<p>Third</p> text')
    expect(region.innerHTML).toBe('<p>Third</p> text')
    life.end()
    expect([...region.childNodes]).toEqual([first])
    expect(region.firstChild).toBe(first)
  })

  it('leaves alone a region that it never filled', () => {
    const first = region.firstChild
    restoring()
    life.end()
    expect(region.firstChild).toBe(first)
  })

  it('empties a region, and puts its first nodes back', () => {
    restoring().replace('')
    expect(region.innerHTML).toBe('')
    life.end()
    expect(region.innerHTML).toBe('<p>First</p>')
  })

  it('has what is bound in the region alive before it returns', () => {
    const alive: string[] = []
    live(life, '.price', (price, own) => {
      alive.push(price.textContent)
      own.onEnd(() => alive.splice(alive.indexOf(price.textContent), 1))
    })
    const { replace } = serverHtml(life, region)
    replace('<b class="price">9</b>')
    expect(alive).toEqual(['9'])
    replace('<b class="price">8</b>')
    expect(alive).toEqual(['8'])
  })
})

describe('what is kept over an answer', () => {
  it('is given back in its order, behind it what one answer keeps for itself; the same HTML once more keeps nothing', () => {
    const said: string[] = []
    const keep = (name: string): Keep => (root) => {
      said.push(`${name} ${root.textContent}`)
      return () => said.push(`${name} again ${root.textContent}`)
    }
    const { replace } = serverHtml(life, region, { keep: [keep('focus')] })
    replace('<p>Second</p>', [keep('sight')])
    expect(said.splice(0)).toEqual(['focus First', 'sight First', 'focus again Second', 'sight again Second'])
    replace('<p>Second</p>', [keep('sight')])
    expect(said).toEqual([])
    replace('<p>Third</p>')
    expect(said).toEqual(['focus Second', 'focus again Third'])
  })
})

describe('keepScroll', () => {
  it('gives back how far each element was scrolled, both ways', () => {
    const place = () => [...region.querySelectorAll('p')].map(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])
    region.innerHTML = '<p></p><p></p>'
    Object.assign(region.lastElementChild as Element, { scrollTop: 30, scrollLeft: 4 })
    const giveBack = keepScroll('p')(region)
    region.innerHTML = '<p></p><p></p>'
    giveBack()
    expect(place()).toEqual([[0, 0], [30, 4]])
  })
})

describe('the life of what was sent', () => {
  it('ends with the next answer, or with the region', () => {
    const ended: string[] = []
    const { replace } = serverHtml(life, region)
    for (const name of ['first', 'second']) replace(`<p>${name}</p>`).onEnd(() => ended.push(name))
    expect(ended).toEqual(['first'])
    life.end()
    expect(ended).toEqual(['first', 'second'])
  })
})

describe('a slot of ours in the region', () => {
  it.each([1, 2])('does not keep the first nodes from coming back after %i answers, and stays itself', async (answers) => {
    const other = createLife(failed)
    const { replace } = restoring()
    const element = slot(other, { position: 'end', anchor: region })
    for (let answer = 1; answer <= answers; answer += 1) replace(`<i>${answer}</i>`)
    expect(region.innerHTML).toBe(`<i>${answers}</i><tillkit-slot></tillkit-slot>`)
    life.end()
    await vi.waitFor(() => expect(region.innerHTML).toBe('<p>First</p><tillkit-slot></tillkit-slot>'))
    expect(region.lastChild).toBe(element)
    other.end()
  })
})

describe('what others put into the region', () => {
  it('stays at the end', () => {
    restoring().replace('<p>Second</p>')
    region.innerHTML = '<p>Theirs</p>'
    life.end()
    expect(region.innerHTML).toBe('<p>Theirs</p>')
  })

  it('stays at the end when it stands beside ours', () => {
    restoring().replace('<p>Second</p>')
    region.insertAdjacentHTML('beforeend', '<p>Theirs</p>')
    life.end()
    expect(region.innerHTML).toBe('<p>Second</p><p>Theirs</p>')
  })

  it('is what we give back when we have replaced it', () => {
    const { replace } = restoring()
    replace('<p>Second</p>')
    region.innerHTML = '<p>Theirs</p>'
    replace('<p>Third</p>')
    life.end()
    expect(region.innerHTML).toBe('<p>Theirs</p>')
  })

  it('gives way to the same HTML once more, which is otherwise left alone', () => {
    const { replace } = serverHtml(life, region)
    replace('<p>1 item</p>')
    const [first] = region.children
    replace('<p>1 item</p>')
    expect(region.firstElementChild).toBe(first)
    region.textContent = 'theirs'
    replace('<p>1 item</p>')
    expect(region.innerHTML).toBe('<p>1 item</p>')
  })

  it('may be put where we had left nothing', () => {
    const { replace } = restoring()
    replace('')
    region.innerHTML = '<p>Theirs</p>'
    life.end()
    expect(region.innerHTML).toBe('<p>Theirs</p>')
  })
})

describe('scripts', () => {
  it('run in their order, each once, with the whole HTML in the page', () => {
    serverHtml(life, region).replace(`
      <script>ran.push(['first', document.querySelectorAll('#region p').length])</script>
      <p><script type="application/json">{"not": "run"}</script></p>
      <p><script>ran.push(['second', typeof $nothing])</script></p>`)
    expect(ran()).toEqual([
      ['first', 2],
      ['second', 'undefined'],
    ])
    expect(region.querySelector('[type="application/json"]')?.textContent).toBe('{"not": "run"}')
  })

  it('wait for an external one that stands before them, also where that cannot be had', () => {
    serverHtml(life, region).replace(`
      <script type="text/plain" src="/inert.js"></script><script>ran.push('a')</script>
      <script src="/b.js"></script><script>ran.push('c')</script>
      <p><script src="/d.js"></script></p><script>ran.push('e')</script>`)
    const say = (src: string, type: string) => region.querySelector(`[src="${src}"]`)?.dispatchEvent(new Event(type))
    expect(ran()).toEqual(['a'])
    say('/b.js', 'load')
    expect(ran()).toEqual(['a', 'c'])
    say('/d.js', 'error')
    expect(ran()).toEqual(['a', 'c', 'e'])
  })

  it('that wait are no longer run once their HTML has gone', () => {
    const { replace } = serverHtml(life, region)
    replace('<script src="/a.js"></script><script>ran.push(1)</script>')
    const external = region.querySelector('script')
    replace('<p>Second</p>')
    external?.dispatchEvent(new Event('load'))
    expect(ran()).toEqual([])
  })

  it('that wait do not make somebody else of the server', () => {
    restoring().replace('<script src="/a.js"></script><p>Second</p><script>ran.push(1)</script>')
    region.querySelector('script')?.dispatchEvent(new Event('load'))
    expect(ran()).toEqual([1])
    life.end()
    expect(region.innerHTML).toBe('<p>First</p>')
  })

  it('carry the nonce of the page\'s policy', () => {
    const allowed = document.createElement('script')
    allowed.setAttribute('nonce', 'abc')
    allowed.nonce = 'abc'
    document.head.append(allowed)
    serverHtml(life, region).replace('<script>ran.push(document.currentScript.nonce)</script>')
    expect(ran()).toEqual(['abc'])
  })

  it('keep their attributes', () => {
    serverHtml(life, region).replace('<script id="one" data-cfasync="false">ran.push(1)</script>')
    expect(region.querySelector('#one')?.getAttribute('data-cfasync')).toBe('false')
  })

  it('may change the region, and what they made goes with it', () => {
    const code = 'document.querySelector("#region").append(document.createElement("b"))'
    restoring().replace(`<p>Second</p><script>${code}</script>`)
    expect(region.querySelector('b')).not.toBeNull()
    life.end()
    expect(region.innerHTML).toBe('<p>First</p>')
  })
})

describe('a page that requires Trusted Types', () => {
  it('gets strings where it allows no policy of ours', async () => {
    const createPolicy = vi.fn(() => {
      throw new TypeError('Policy "tillkit" disallowed.')
    })
    vi.stubGlobal('trustedTypes', { createPolicy })
    vi.resetModules()
    const fresh = await import('./server-html.ts')
    const { replace } = fresh.serverHtml(life, region)
    replace('<p>Second</p><script>ran.push(1)</script>')
    replace('<p>Third</p>')
    expect([region.innerHTML, ran()]).toEqual(['<p>Third</p>', [1]])
    expect(createPolicy).toHaveBeenCalledTimes(1)
  })

  it('gets every piece of HTML and script through the one policy', async () => {
    const made: string[] = []
    const stamp = (kind: string) => (input: string) => {
      made.push(kind)
      return input
    }
    const policy = { createHTML: stamp('html'), createScript: stamp('script'), createScriptURL: stamp('url') }
    const createPolicy = vi.fn(() => policy)
    vi.stubGlobal('trustedTypes', { createPolicy })
    vi.resetModules()
    const fresh = await import('./server-html.ts')
    const scripts = '<script>ran.push(1)</script><script type="text/plain" src="/a.js" onload="a()"></script>'
    fresh.serverHtml(life, region).replace(`<p>Second</p>${scripts}`)
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('tillkit', expect.anything())
    expect(made).toEqual(['html', 'script', 'url', 'script', 'script'])
    expect(region.querySelector('[src]')?.getAttribute('src')).toBe('/a.js')
    expect(ran()).toEqual([1])
  })
})
