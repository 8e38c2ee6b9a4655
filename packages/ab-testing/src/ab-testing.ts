import { defineBehaviour } from '@tillkit/mount'
import { manifest } from './ab-testing.manifest.ts'
import { options } from './ab-testing.options.ts'
import { readConfig } from './config.ts'
import { bindConversions } from './conversions.ts'
import { bindGoals } from './goals.ts'
import { afterViewing } from './viewing-time.ts'
import { createRecorder } from './recorder.ts'

const loadSubjects = () => import('./subjects.late.ts')

/** The theme's split tests: what they show on a page from a cache, and what visitors do. */
export const abTesting = defineBehaviour({
  ...manifest,
  options,
  read: readConfig,
  start(host) {
    const { isBuilt, isCached, tests, bounce } = host.config
    if (isBuilt) return
    const recorder = createRecorder(host)
    bindConversions(host, recorder)
    bindGoals(host, recorder)
    if (tests.length === 0) return
    if (isCached) host.load(host, loadSubjects, ({ showSubjects }) => void showSubjects(host).then(recorder.settle))
    else recorder.settle()
    afterViewing(host, bounce, () => tests.forEach(({ postId }) => recorder.record('read_page', postId)))
  },
})
