import { createLife, type EndableLife } from '@tillkit/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scanPage, type Scan } from './scan.ts'

let life: EndableLife
let scan: Scan
let found: string[]

beforeEach(() => {
  document.body.innerHTML = '<i class="lamp"></i><b class="door"></b><i class="lamp"></i>'
  found = []
  life = createLife((cause) => { throw cause })
  scan = scanPage(life)
})

afterEach(() => {
  life.end()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const watch = (selector: string, name = selector) => {
  const its = life.branch()
  scan.watchFor(its, selector, (element) => found.push(`${name} ${element.localName}`))
  return its
}

/** Counts the searches of whole trees from now on, by the tree's root. */
function searches(): string[] {
  const roots: string[] = []
  const native = Element.prototype.querySelectorAll
  vi.spyOn(Element.prototype, 'querySelectorAll').mockImplementation(function (this: Element, selector: string) {
    roots.push(this.localName)
    return native.call(this, selector)
  })
  return roots
}

/** The observer tells of a batch in a microtask. */
const batch = () => Promise.resolve()

describe('what is watched for', () => {
  it('is searched for once in the page, all of it together, and told of in the order in which it was asked for', () => {
    const roots = searches()
    watch('.door')
    watch('.lamp')
    watch('.stairs')
    expect(found).toEqual([])
    scan.look()
    expect(found).toEqual(['.door b', '.lamp i', '.lamp i'])
    expect(roots).toEqual(['html'])
    scan.look()
    expect(roots).toEqual(['html'])
  })

  it('is searched for together too where it is asked for on finding something', () => {
    const roots = searches()
    scan.watchFor(life, '.door', () => {
      watch('.lamp')
      watch('b')
    })
    scan.look()
    expect(found).toEqual(['.lamp i', '.lamp i', 'b b'])
    expect(roots).toEqual(['html', 'html'])
  })

  it('is searched for in what is added alone, once for all, and each element is told of once', async () => {
    watch('.lamp')
    watch('.door')
    scan.look()
    found = []
    const roots = searches()
    const section = document.createElement('section')
    document.body.append('text', section)
    section.innerHTML = '<i class="lamp"></i><b class="lamp door"></b>'
    await batch()
    expect(found).toEqual(['.lamp i', '.lamp b', '.door b'])
    // The section, and both elements, which came on their own.
    expect(roots).toEqual(['section', 'i', 'b'])
  })

  it('is told of no more when its life has ended, also between two elements', async () => {
    const its = life.branch()
    scan.watchFor(its, '.lamp', () => {
      found.push('lamp')
      its.end()
    })
    scan.look()
    document.body.append(Object.assign(document.createElement('i'), { className: 'lamp' }))
    await batch()
    expect(found).toEqual(['lamp'])
  })
})
