import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const PLAIN = '// @vitest-environment node'

/**
 * Runs test files that want no simulated page after all others. Files of one environment share a thread as long as they
 * follow each other: where both kinds are mixed, nearly every file would start a thread of its own.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const plain = new Set(sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith(PLAIN)))
    return [...sorted.filter((file) => !plain.has(file)), ...plain]
  }
}
