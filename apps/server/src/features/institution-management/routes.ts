import {
  addInstitution as addInstitutionRoute,
  deleteInstitution as deleteInstitutionRoute,
  listCandidates,
  updateInstitution as updateInstitutionRoute,
} from '@milepost/contract/institutions'
import { addInstitution } from '#features/institution-management/add-institution.ts'
import { deleteInstitution } from '#features/institution-management/delete-institution.ts'
import { candidatesMatching, countCandidates, findCandidates } from '#features/institution-management/repository.ts'
import { updateInstitution } from '#features/institution-management/update-institution.ts'
import { openTotals } from '#lib/list-pages.ts'
import { type Mounting, mount } from '#lib/mount.ts'
import { sendTotal, sliceOf } from '#lib/paging.ts'

export function mountInstitutionManagement(mounting: Mounting): void {
  const totalOf = openTotals()
  mount(mounting, addInstitutionRoute, (ctx, { body }) => addInstitution(ctx, body))
  mount(mounting, updateInstitutionRoute, (ctx, { params, body }) => updateInstitution(ctx, params.id, body))
  mount(mounting, deleteInstitutionRoute, (ctx, { params, reply }) => deleteInstitution(ctx, params.id, reply))
  mount(mounting, listCandidates, async (ctx, { query, reply }) => {
    const { search } = query
    const total = await totalOf({ search }, () => countCandidates(ctx.db, candidatesMatching(search)))
    sendTotal(reply, total, query)
    return findCandidates(ctx.db, search, total, sliceOf(query))
  })
}
