import type { Scenario, Scene, ScenePerson } from '../scene.ts'

/** Asks twice to become an institution, and is rejected and then approved. */
export const askForInstitution: Scenario = async (scene) => {
  const admin = await scene.signInDemo('admin')
  const learner = await scene.register()
  const profile = { name: 'Scene Institute', email: learner.email, description: 'Teaches', address: '1 Main Street' }
  const body = { ...profile, user_id: learner.id }
  const first = await scene.send(learner, 'createInstitutionRequest', { body })
  await scene.send(admin, 'rejectInstitutionRequest', { params: { id: first.id }, body: { reason: 'Not yet' } })
  const second = await scene.send(learner, 'createInstitutionRequest', { body })
  await scene.send(admin, 'approveInstitutionRequest', { params: { id: second.id } })
}

/** Invites a colleague, who becomes the owner, removes the first one and closes the institution. */
export const handOverInstitution: Scenario = async (scene) => {
  const { owner, id } = await openInstitution(scene)
  const colleague = await scene.register()
  await scene.send(owner, 'inviteMember', { params: { id }, body: { email: colleague.email } })
  await scene.send(owner, 'listInvitations', { params: { id } })
  const token = await scene.readLink(colleague.email, 'institution_invitation')
  await scene.send(colleague, 'getInvitation', { params: { token } })
  await scene.send(colleague, 'acceptInvitation', { params: { token } })
  await scene.send(owner, 'listMembers', { params: { id } })
  await scene.send(owner, 'handOver', { params: { id }, body: { newOwnerId: colleague.id } })
  await scene.send(colleague, 'removeMember', { params: { id, userId: owner.id } })
  await scene.send(colleague, 'deleteInstitution', { params: { id } })
}

/** Offers a course, to which two learners apply: one withdraws, the other accepts a place and completes it. */
export const answerApplicant: Scenario = async (scene) => {
  const { owner, id } = await openInstitution(scene)
  const learner = await scene.register()
  const course = await scene.send(owner, 'createCourse', {
    body: { title: 'Git', description: 'Branches and merges', institution_id: id },
  })
  await approve(scene, course.id)
  const apply = (person: ScenePerson) =>
    scene.send(person, 'createApplication', {
      body: { userId: person.id, courseId: course.id, message: 'May I take part?' },
    })
  const other = await scene.register()
  const withdrawn = await apply(other)
  await scene.send(other, 'moveOwnApplication', {
    params: { userId: other.id, id: withdrawn.id },
    body: { status: 'withdrawn' },
  })
  const application = await apply(learner)
  await scene.send(owner, 'listReceivedApplications', { params: { id } })
  const ids = [application.id]
  await scene.send(owner, 'moveApplications', { params: { id }, body: { ids, status: 'offered', answer: 'Welcome' } })
  await scene.send(owner, 'writeApplicationMessage', { params: { id: application.id }, body: { text: 'When?' } })
  await scene.send(learner, 'moveOwnApplication', {
    params: { userId: learner.id, id: application.id },
    body: { status: 'enrolled', sharesProgress: true },
  })
  await scene.send(owner, 'moveApplications', { params: { id }, body: { ids, status: 'completed', answer: '' } })
}

/** Imports a file of courses and takes that back. */
export const undoImportedCourses: Scenario = async (scene) => {
  const { owner, id } = await openInstitution(scene)
  const csv = 'title,description\nGit,Branches and merges'
  const { plan } = await scene.send(owner, 'previewCourseImport', { params: { id }, body: { csv } })
  const { importId } = await scene.send(owner, 'importCourses', { params: { id }, body: { csv, plan } })
  await scene.send(owner, 'listRecentImports', { params: { id } })
  await scene.send(owner, 'undoImport', { params: { id, importId: importId ?? 0 } })
}

/** An institution with an address that learners can find, and its owner. */
async function openInstitution(scene: Scene): Promise<{ owner: ScenePerson; id: number }> {
  const admin = await scene.signInDemo('admin')
  const owner = await scene.register()
  const { id } = await scene.send(admin, 'addInstitution', {
    body: { name: 'Scene Institute', email: owner.email, contactEmail: 'office@institute.example' },
  })
  return { owner, id }
}

/** The settings may say that courses wait for an admin. */
async function approve(scene: Scene, id: number): Promise<void> {
  const admin = await scene.signInDemo('admin')
  await scene.send(admin, 'setCourseStatus', { params: { id }, body: { status: 'approved' } })
}
