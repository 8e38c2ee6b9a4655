import { defineScenario, goals, loadScenario, type Bench, type BenchPageOptions, type Scenario } from '@tillkit/bench'
import { builderGlobalsScript } from '@tillkit/fixtures/page-builder'
import { dottedPageHtml, headerMobileMenuHtml, menuEntriesHtml, scrollTopHtml, sideMenuClass, sideMenuPageHtml, type SideMenu } from '@tillkit/fixtures/page-chrome'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../fixtures/src/styles/page-chrome/', import.meta.url)
const styles = readdirSync(folder).filter((name) => name.endsWith('.css')).map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

/** How far the long page is scrolled, in px. */
const FAR = 10_000

/** A long page with everything that follows scrolling: header, dots of ten sections, and the way up. */
const scrolled: ChromePage = {
  main: dottedPageHtml(10, 1200, { menu: menuEntriesHtml(), navigation: headerMobileMenuHtml() }) + scrollTopHtml(),
  bodyClass: 'et_divi_theme et_fixed_nav et_show_nav et_header_style_left et_smooth_scroll et_pb_side_nav_page',
}

/** The theme's headers: what a page with one loads, what scrolling costs it, and how soon a menu opens. */
export const scenarios: Scenario[] = [
  loadScenario({ unit: 'page-chrome', host: () => dottedPageHtml(2, 600, { menu: menuEntriesHtml() }) + scrollTopHtml(), head: builderGlobalsScript() }),
  scrolling(),
  opening('slide', 'et_pb_slide_menu_active'),
  opening('fullscreen', 'et_pb_fullscreen_menu_active'),
]

type ChromePage = Required<Pick<BenchPageOptions, 'main' | 'bodyClass'>>
const pageOf = (page: ChromePage): BenchPageOptions => ({ ...page, globals: builderGlobalsScript(), head: `<style>${styles}</style>` })

/** 10,000 px under a header that stays, with us and without. */
function scrolling(): Scenario {
  return defineScenario({
    name: 'page-chrome/scrolling/10000-px',
    figures: {
      script: { label: 'our longest script in a long frame while it is scrolled', unit: 'ms', goal: goals.task },
      tasks: { label: 'tasks over 50 ms, with us', unit: 'things' },
      without: { label: 'tasks over 50 ms, without us', unit: 'things', kind: 'control' },
    },
    async run(bench) {
      const page = await bench.open(pageOf(scrolled))
      await page.locator('.et_pb_side_nav a').first().waitFor({ state: 'attached' })
      const ours = await scroll(page)
      if ((await page.locator('#main-header.et-fixed-header').count()) === 0) throw new Error('The header is not the small one.')
      const bare = await scroll(await bench.open({ ...pageOf(scrolled), tillkit: false, waitForMount: false }))
      return { script: ours.script, tasks: ours.tasks, without: bare.tasks }
    },
  })
}

/** Scrolls by 100 px in each frame. */
async function scroll(page: Awaited<ReturnType<Bench['open']>>): Promise<{ readonly script: number; readonly tasks: number }> {
  return page.evaluate(async (far) => {
    const began = performance.now()
    for (let y = 0; y <= far; y += 100) {
      scrollTo({ top: y, behavior: 'instant' })
      await window.__bench.nextFrame()
    }
    // Frames are told of after they have ended.
    await window.__bench.rest()
    await window.__bench.nextFrame()
    const scripts = window.__bench.scripts.filter(({ file, start }) => start >= began && file.includes('/tillkit/'))
    return {
      script: Math.max(0, ...scripts.map(({ duration }) => duration)),
      tasks: window.__bench.longTasks.filter(({ start }) => start >= began).length,
    }
  }, FAR)
}

/** The header's menu is opened by its button. */
function opening(kind: SideMenu, active: string): Scenario {
  return defineScenario({
    name: `page-chrome/menu/${kind}`,
    figures: {
      state: { label: 'press on the button to the open menu, same task', unit: 'ms', goal: goals.interaction },
      frame: { label: 'the same, to the painted frame', unit: 'ms' },
    },
    async run(bench) {
      const page = await bench.open(pageOf({ main: sideMenuPageHtml(kind, '<p style="height: 3000px">Rolls</p>'), bodyClass: `et_divi_theme et_fixed_nav et_show_nav ${sideMenuClass(kind)}` }))
      const { returned, frame } = await page.evaluate((name) => window.__bench.timed({
        act: () => document.querySelector<HTMLElement>('#main-header .mobile_menu_bar')?.click(),
        marks: { open: () => document.body.classList.contains(name) },
      }), active)
      return { state: returned, frame }
    },
  })
}
