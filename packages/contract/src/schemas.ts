import { Session, SignIn, SignUp } from '#accounts/auth.ts'
import { Message } from '#accounts/emailed-links.ts'
import { ExchangeReply } from '#accounts/providers.ts'
import { OpenSession } from '#accounts/sessions.ts'
import { SignInMethods } from '#accounts.ts'
import { AdvisorFigures } from '#analytics/advisor.ts'
import { CourseFigures, CourseSuggestion, DemandedSkill, InstitutionFigures } from '#analytics/figures.ts'
import { ActivityEvent, Analytics } from '#analytics.ts'
import { Application, ReceivedApplication } from '#applications.ts'
import { CareerDiagram, DiagramNode } from '#career-diagrams.ts'
import { KnownCareerId } from '#career-id.ts'
import { ChatChange, ChatMessage, ChatReply, ChatSentence, ChatSource } from '#chat.ts'
import { ContactMessage, NewContactMessage } from '#contact.ts'
import { CourseRequest, QueuedCourseRequest } from '#course-requests.ts'
import { BulkOutcome } from '#courses/bulk.ts'
import { CourseImportPreview, RecentImport } from '#courses/imports.ts'
import { AdminCourse, Course, CourseChanges, NewCourse } from '#courses.ts'
import { ErrorBody, Issue } from '#errors.ts'
import { Feedback, FeedbackTarget, ReceivedFeedback } from '#feedback.ts'
import { HelpTopic } from '#help.ts'
import type { Schema } from '#http.ts'
import { Invitation, Member, OpenedInvitation } from '#institutions/memberships.ts'
import { InstitutionRequest, PendingInstitutionRequest } from '#institutions/requests.ts'
import { Institution } from '#institutions.ts'
import { InterestAnswers } from '#interest-answers.ts'
import { ExampleRoadmap, InterestCheck, InterestResult } from '#interests.ts'
import { FailedJob } from '#jobs.ts'
import { CareerFacts, CareerKnowledge, SkillKnowledge, Source } from '#knowledge.ts'
import { Material } from '#materials.ts'
import { MentoringRequest, QueuedMentoringRequest } from '#mentoring.ts'
import { InboxState } from '#notifications.ts'
import { Billing } from '#payment.ts'
import { Preferences } from '#preferences.ts'
import { Budget, CareerPreference, EducationLevel, InterestArea, Profile } from '#profile-answers.ts'
import { StepProgress } from '#progress.ts'
import { DecisionResult } from '#queue/decisions.ts'
import { Signal } from '#queue/details.ts'
import { Advice, RankedCareer, Reason, Recommendation, Rejection } from '#recommendations.ts'
import { Rhythm } from '#rhythm.ts'
import { NumberChange, RoadmapPreview, StepSummary, VariantPreview } from '#roadmap-previews.ts'
import { RoadmapVariant, VariantChoice } from '#roadmap-variants.ts'
import { KnownSkill, LinkReason, Roadmap, RoadmapVersion, Step, StepDetail } from '#roadmaps.ts'
import { Services } from '#services.ts'
import { PlatformSettings } from '#settings.ts'
import { Share, SharedRoadmap } from '#sharing.ts'
import { SkillName } from '#skills.ts'
import { ListedUser, User } from '#users.ts'
import { WorkSample } from '#work-samples.ts'

/** Schemas of bodies that the OpenAPI document names. */
export const bodySchemas = {
  Budget,
  CareerChoice: KnownCareerId,
  CareerPreference,
  CourseChanges,
  EducationLevel,
  InterestAnswers,
  InterestArea,
  NewContactMessage,
  NewCourse,
  SignIn,
  SignUp,
} as const satisfies Record<string, Schema>

/** Schemas of replies that the OpenAPI document names: whatever occurs in several places. */
export const replySchemas = {
  ActivityEvent,
  AdminCourse,
  Advice,
  AdvisorFigures,
  Analytics,
  Application,
  Billing,
  Budget,
  CareerDiagram,
  CareerId: KnownCareerId,
  CareerFacts,
  CareerKnowledge,
  ChatChange,
  ChatMessage,
  ChatReply,
  ChatSentence,
  ChatSource,
  ContactMessage,
  Course,
  CourseFigures,
  BulkOutcome,
  CourseImportPreview,
  RecentImport,
  CourseRequest,
  CourseSuggestion,
  DemandedSkill,
  DiagramNode,
  EducationLevel,
  ErrorBody,
  ExchangeReply,
  FailedJob,
  Feedback,
  FeedbackTarget,
  HelpTopic,
  InboxState,
  ExampleRoadmap,
  InterestArea,
  InterestCheck,
  InterestResult,
  DecisionResult,
  Institution,
  InstitutionFigures,
  InstitutionRequest,
  Invitation,
  Issue,
  KnownSkill,
  LinkReason,
  Material,
  ListedUser,
  Member,
  MentoringRequest,
  NumberChange,
  Message,
  OpenSession,
  OpenedInvitation,
  PendingInstitutionRequest,
  PlatformSettings,
  Preferences,
  Profile,
  QueuedCourseRequest,
  QueuedMentoringRequest,
  RankedCareer,
  Reason,
  ReceivedApplication,
  ReceivedFeedback,
  Recommendation,
  Rejection,
  Rhythm,
  Roadmap,
  RoadmapPreview,
  VariantPreview,
  RoadmapVariant,
  VariantChoice,
  RoadmapVersion,
  Services,
  Session,
  Share,
  SharedRoadmap,
  SignInMethods,
  Signal,
  SkillKnowledge,
  SkillName,
  Source,
  Step,
  StepDetail,
  StepProgress,
  StepSummary,
  User,
  WorkSample,
} as const satisfies Record<string, Schema>
