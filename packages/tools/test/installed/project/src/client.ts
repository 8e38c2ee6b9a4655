import { createRestClient, type RestClient } from '@tillkit/rest-client'

export const client: RestClient = createRestClient({ root: '/wp-json/' })
