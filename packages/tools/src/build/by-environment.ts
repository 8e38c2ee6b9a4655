import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const PLAIN = '// @vitest-environment node'
/** Begins a file that takes long: started late, it would be waited for alone. */
const LONG = '// @long'

/**
 * Runs test files that take long before all others, and those that want no simulated page after them. Files of one
 * environment share a thread as long as they follow each other: where both kinds are mixed, nearly every file would start a
 * thread of its own.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const beginning = (mark: string) => new Set(sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith(mark)))
    const plain = beginning(PLAIN)
    const long = beginning(LONG)
    return [...long, ...sorted.filter((file) => !plain.has(file) && !long.has(file)), ...plain]
  }
}
