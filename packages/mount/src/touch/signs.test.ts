import { createLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adoptAs } from '../bridges/adopt.ts'
import { keepClaims, type ClaimKeeper, type Claim } from './claims.ts'
import { touchHelp } from './touch-help.ts'

let keeper: ClaimKeeper | undefined
const life = createLife(() => undefined)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  keeper?.release()
  vi.useRealTimers()
})

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

function keep(html: string, ...claims: Claim[]): void {
  document.body.innerHTML = html
  keeper = keepClaims(claims, () => undefined)
}

describe('what the shop\'s own script showed of a touch', () => {
  it('is there in the task of the press, and is taken back to the printed text', () => {
    keep('<a class="button  add" href="#">Add</a>', { selector: '.add', shows: [{ classes: 'loading' }] })
    find('.add').click()
    expect(find('.add').className).toBe('button  add loading')
    keeper?.release()
    expect(find('.add').outerHTML).toBe('<a class="button  add" href="#">Add</a>')
  })

  it('shows where the old script showed it: around, or by an id', () => {
    keep(
      '<ul><li data-panel="side"><a class="add" href="/basket/">Add</a></li></ul><div id="side"></div>',
      { selector: '.add', shows: [{ at: 'li' }, { at: 'li', id: 'data-panel', classes: 'open shown' }, { at: 'table', classes: 'none' }] },
    )
    const before = document.body.innerHTML
    find('.add').click()
    expect(find('li').getAttribute('aria-busy')).toBe('true')
    expect(find('#side').className.trim()).toBe('open shown')
    keeper?.release()
    expect(document.body.innerHTML).toBe(before)
  })

  it('is taken back where nobody answers in time, and what others have written meanwhile stays', () => {
    keep('<a class="add" href="#">Add</a>', { selector: '.add', shows: [{ classes: 'loading' }] })
    find('.add').click()
    find('.add').classList.add('theirs')
    vi.advanceTimersByTime(3000)
    expect(find('.add').className).toBe('add theirs')
  })

  it('leaves a class that stood there before, also where others have written meanwhile', () => {
    keep('<a class="add loading" href="#">Add</a>', { selector: '.add', shows: [{ classes: 'loading heard' }] })
    find('.add').click()
    find('.add').classList.add('theirs')
    vi.advanceTimersByTime(3000)
    expect(find('.add').className).toBe('add loading theirs')
  })

  it('is not shown of a click with a key, which is the browser\'s own business, nor of one that somebody has answered', () => {
    keep('<a class="add" href="#">Add</a>', { selector: '.add', shows: [{ classes: 'loading' }] })
    find('.add').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    const answer = (event: Event) => event.preventDefault()
    const answered = new MouseEvent('click', { bubbles: true, cancelable: true })
    answered.preventDefault()
    document.addEventListener('click', answer, true)
    expect(find('.add').className).toBe('add')
    document.removeEventListener('click', answer, true)
  })

  it('is shown of Space on a link that the server printed as a button, too', () => {
    keep('<a class="add" role="button" href="/?add=1">Add</a>', { selector: '.add', shows: [{ classes: 'loading' }] })
    find('.add').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(find('.add').className).toBe('add loading')
  })

  it('stays over the state of rest that the unit writes as it mounts, and makes room for what the replay shows', () => {
    keep('<a class="add" href="#">Add</a><div id="side" class="panel"></div>', { selector: '.add', shows: [{ classes: 'loading' }] })
    find('.add').click()
    expect(keeper?.handOver(touchHelp(life))).toEqual([find('.add')])
    const mounted = life.branch()
    adoptAs(mounted, find('.add'), { classes: { loading: false, ready: true } })
    expect(find('.add').className.split(' ').sort()).toEqual(['add', 'loading', 'ready'])
    keeper?.release()
    expect(find('.add').className.split(' ').sort()).toEqual(['add', 'ready'])
    mounted.end()
    expect(find('.add').className).toBe('add')
  })
})
