/** The words of the command line, as they were written. */
export interface PreviewArguments {
  readonly shop: string
  readonly help?: boolean | undefined
  readonly units?: string[] | undefined
  readonly port?: string | undefined
  readonly timeout?: string | undefined
  readonly 'allow-orders'?: boolean | undefined
  readonly 'allow-tracking'?: boolean | undefined
  readonly insecure?: boolean | undefined
}
export function readArguments(args: readonly string[]): PreviewArguments
export const HELP: string
export const OPTIONS: string
