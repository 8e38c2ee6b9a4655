import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLife, type EndableLife } from './life.ts'
import { live } from './observe.ts'
import { serverHtml } from './server-html.ts'

let life: EndableLife
let region: HTMLElement
const failed = vi.fn()

/** The simulated browser runs scripts only where it is told to. */
function letScriptsRun(on: boolean): void {
  const { settings } = (window as unknown as { happyDOM: { settings: { enableJavaScriptEvaluation: boolean } } }).happyDOM
  settings.enableJavaScriptEvaluation = on
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

describe('serverHtml', () => {
  it('replaces what the region holds, and puts its first nodes back at the end', () => {
    const first = region.firstChild
    const { replace } = serverHtml(life, region)
    replace('<p>Second</p>')
    replace('<p>Third</p> text')
    expect(region.innerHTML).toBe('<p>Third</p> text')
    life.end()
    expect([...region.childNodes]).toEqual([first])
    expect(region.firstChild).toBe(first)
  })

  it('leaves alone a region that it never filled', () => {
    const first = region.firstChild
    serverHtml(life, region)
    life.end()
    expect(region.firstChild).toBe(first)
  })

  it('empties a region, and puts its first nodes back', () => {
    serverHtml(life, region).replace('')
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

describe('what others put into the region', () => {
  it('stays at the end', () => {
    serverHtml(life, region).replace('<p>Second</p>')
    region.innerHTML = '<p>Theirs</p>'
    life.end()
    expect(region.innerHTML).toBe('<p>Theirs</p>')
  })

  it('stays at the end when it stands beside ours', () => {
    serverHtml(life, region).replace('<p>Second</p>')
    region.insertAdjacentHTML('beforeend', '<p>Theirs</p>')
    life.end()
    expect(region.innerHTML).toBe('<p>Second</p><p>Theirs</p>')
  })

  it('is what we give back when we have replaced it', () => {
    const { replace } = serverHtml(life, region)
    replace('<p>Second</p>')
    region.innerHTML = '<p>Theirs</p>'
    replace('<p>Third</p>')
    life.end()
    expect(region.innerHTML).toBe('<p>Theirs</p>')
  })

  it('may be put where we had left nothing', () => {
    const { replace } = serverHtml(life, region)
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
    serverHtml(life, region).replace(`<p>Second</p><script>${code}</script>`)
    expect(region.querySelector('b')).not.toBeNull()
    life.end()
    expect(region.innerHTML).toBe('<p>First</p>')
  })
})

describe('a page that requires Trusted Types', () => {
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
    const scripts = '<script>ran.push(1)</script><script type="text/plain" src="/a.js"></script>'
    fresh.serverHtml(life, region).replace(`<p>Second</p>${scripts}`)
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('tillkit', expect.anything())
    expect(made).toEqual(['html', 'script', 'url', 'script'])
    expect(region.querySelector('[src]')?.getAttribute('src')).toBe('/a.js')
    expect(ran()).toEqual([1])
  })
})
