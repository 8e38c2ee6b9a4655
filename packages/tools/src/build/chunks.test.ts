// @vitest-environment node
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { chunkFile, chunkOf } from './chunks.ts'

const all = readUnits()
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const at = (path: string) => join(root, path)

/** Modules of a build: what each imports at once, and what later. */
interface Imports {
  readonly [path: string]: { readonly now?: readonly string[]; readonly later?: readonly string[] }
}

/** Tells which file a module goes into, of modules that import each other so. */
function filesOf(modules: Imports) {
  const of = chunkOf(all)
  const graph = {
    getModuleInfo: (id: string) => {
      const { now = [], later = [] } = Object.entries(modules).find(([path]) => at(path) === id)?.[1] ?? {}
      return { importedIds: now.map(at), dynamicallyImportedIds: later.map(at) }
    },
  }
  return (path: string) => of(at(path), graph)
}

const FILTERS = 'packages/filters/src/'
const [ENTRY, MODEL, CHIPS, RANGE, CHIP, SHARED] = ['entry.ts', 'filters.model.ts', 'chips.late.ts', 'range.late.ts', 'chip.ts', 'words.ts'].map((name) => FILTERS + name) as [string, string, string, string, string, string]
const modules: Imports = { [ENTRY]: { now: [MODEL], later: [CHIPS, RANGE] }, [CHIPS]: { now: [CHIP, SHARED] }, [RANGE]: { now: [SHARED, MODEL] } }

describe('the files of a build', () => {
  it('have with a unit what its entry imports, and what two of its late modules need', () => {
    const of = filesOf(modules)
    expect([ENTRY, MODEL, SHARED].map(of)).toEqual(Array(3).fill('filters'))
  })

  it('are left to the bundler for a late module, with all that only it needs', () => {
    const of = filesOf(modules)
    expect([CHIPS, CHIP, RANGE].map(of)).toEqual([null, null, null])
  })

  it("are one for each member of a family, which is called by its folder, and one for what two of them need", () => {
    const family = 'packages/page-builder/src/'
    const [entry, tabs, toggle, part, both] = ['entry.ts', 'tabs/member.ts', 'toggle/member.ts', 'tabs/part.ts', 'shared/both.ts'].map((name) => family + name) as [string, string, string, string, string]
    const of = filesOf({ [entry]: { later: [tabs, toggle] }, [tabs]: { now: [part, both] }, [toggle]: { now: [both] } })
    expect([tabs, part, both].map(of)).toEqual([null, null, 'page-builder.shared'])
    expect(chunkFile(all, { name: 'member', facadeModuleId: at(tabs), moduleIds: [at(tabs), at(part)] })).toBe('page-builder.tabs.js')
  })

  it("are one for the members that one of a family's late modules brings, their anatomies too, though its table has selectors from there", () => {
    const family = 'packages/page-builder/src/'
    const [entry, late, member, anatomy, page, own] = ['entry.ts', 'texts.late.ts', 'tabs/member.ts', 'tabs/anatomy.ts', 'page/page.ts', 'page/anatomy.ts'].map((name) => family + name) as [string, string, string, string, string, string]
    const of = filesOf({ [entry]: { now: [anatomy, page], later: [late] }, [late]: { now: [member] }, [member]: { now: [anatomy] }, [page]: { now: [own] } })
    expect([late, member, anatomy].map(of)).toEqual(Array(3).fill('page-builder.texts'))
    expect([page, own].map(of)).toEqual(Array(2).fill('page-builder'))
  })

  it('are shared by what a page does', () => {
    const of = filesOf({})
    expect(['dom/src/life.ts', 'mount/src/life/host.ts', 'platform/src/jquery.ts', 'ui/src/plain/try-again.ts'].map((path) => of(`packages/${path}`))).toEqual(Array(4).fill('base'))
    expect(['platform/src/requests/shop/call-shop.ts', 'platform/src/cart/apply-fragments.ts', 'cart/src/shared/any.ts'].map((path) => of(`packages/${path}`))).toEqual(['requests', 'cart', 'cart'])
    expect(['platform/src/theme/device.ts', 'page-builder/src/shared/scrolling/anatomy.ts'].map((path) => of(`packages/${path}`))).toEqual(Array(2).fill('theme'))
    expect([of('packages/mount/src/bridges/morph.ts'), of('packages/ui/src/plain/window-edge/index.ts')]).toEqual([null, null])
  })

  it('leave to the first touch of a form what no form needs before', () => {
    const [engine, check, send] = ['engine/fields.ts', 'engine/check.ts', 'engine/send.ts'].map((name) => `packages/forms/src/${name}`) as [string, string, string]
    const [contact, later, newsletter, other] = ['contact-form/entry.ts', 'contact-form/sending.late.ts', 'newsletter/entry.ts', 'newsletter/sending/sending.late.ts'].map((name) => `packages/forms/src/${name}`) as [string, string, string, string]
    const of = filesOf({ [contact]: { now: [engine], later: [later] }, [later]: { now: [check, send] }, [newsletter]: { now: [engine], later: [other] }, [other]: { now: [check] } })
    expect([engine, check, send].map(of)).toEqual(['forms', 'forms-sending', null])
  })

  it('leave to the first touch what several parts of a form need, but what the form needs untouched', () => {
    const [entry, both, form, dates, shared] = ['entry.ts', 'anatomy.ts', 'form.late.ts', 'fields/dates/dates.late.ts', 'settings.ts'].map((name) => `packages/forms/src/form-builder/${name}`) as [string, string, string, string, string]
    const of = filesOf({ [entry]: { now: [both], later: [form, dates] }, [form]: { now: [both, shared] }, [dates]: { now: [shared] } })
    expect([both, form, shared].map(of)).toEqual(['form-builder', null, 'form-builder.shared'])
    expect(['phones/countries.ts', 'fields/lists/list.ts'].map((path) => of(`packages/forms/src/form-builder/${path}`))).toEqual(['form-builder.countries', 'form-builder.open-lists'])
  })

  it('are called by their unit where they are one\'s alone, and by themselves where several share them', () => {
    const file = (name: string, ...paths: string[]) => chunkFile(all, { name, moduleIds: paths.map(at) })
    expect([file('filters', CHIPS), file('chips.late', CHIPS), file('filters.panel', CHIPS)]).toEqual(['filters.js', 'filters.chips.js', 'filters.panel.js'])
    // Folder and name may be a unit's whose package has further ones.
    expect([file('theme', 'packages/page-builder/src/shared/scrolling/anatomy.ts'), file('morph', 'packages/mount/src/bridges/morph.ts')]).toEqual(['theme.js', 'morph.js'])
  })
})
