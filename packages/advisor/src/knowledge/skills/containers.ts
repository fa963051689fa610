import type { SkillArea } from '#knowledge/types.ts'

export const containers: SkillArea = {
  locale: 'en',
  area: 'Containers and platforms',
  skills: [
    {
      id: 'docker-compose',
      name: 'Docker Compose',
      kind: 'tool',
      level: 2,
      hours: 10,
      prerequisites: ['docker'],
      aliases: [
        'docker compose file',
        'compose file',
        'podman compose',
        'compose yaml',
        'multi container applications',
        'docker swarm',
      ],
      step: 'Start several containers with Docker Compose',
      description:
        'Most applications need a database, a cache and a worker beside them. Compose describes them in one file, so a new colleague is ready in minutes.',
      learn:
        'Services, networks, named volumes, health checks and start order, environment files, secrets, profiles and overrides for development.',
      build:
        'A compose file for a web application, its database and a worker, with data that survives and a profile for tests.',
      check: 'On a fresh machine one command brings all up in the right order, and your data survives taking it down.',
      outcomes: [
        'describe an application and its helpers in one file',
        'make a service wait until its database really answers',
      ],
      tools: ['Docker Compose', 'YAML'],
    },
    {
      id: 'container-registries',
      name: 'Container registries',
      kind: 'tool',
      level: 2,
      hours: 10,
      prerequisites: ['docker'],
      aliases: [
        'container registry',
        'docker hub',
        'amazon ecr',
        'azure container registry',
        'harbor registry',
        'docker registry',
        'image registry',
      ],
      step: 'Keep container images in a registry',
      description:
        'A registry is where built images wait to be run. Names that move, old flaws and missing clean-up make it a risk, and you learn to keep it in order.',
      learn:
        'Tags and digests, retention, scanning with Trivy, signing with Cosign, images for several processors, pull limits, mirrors and access.',
      build:
        'A pipeline that builds an image, scans it, signs it and pushes it to the GitHub registry, with old ones removed.',
      check: 'An image with a known serious flaw does not get in, and a deployment names a digest.',
      outcomes: [
        'publish images that can be traced to a commit',
        'refuse images that are unsigned or have known flaws',
      ],
      tools: ['Docker Hub', 'GitHub Container Registry', 'Trivy', 'Cosign'],
    },
    {
      id: 'kubernetes',
      name: 'Kubernetes',
      kind: 'tool',
      level: 3,
      hours: 45,
      prerequisites: ['docker', 'networking', 'linux'],
      aliases: [
        'k8s',
        'cka',
        'ckad',
        'container orchestration',
        'openshift',
        'kubectl',
        'minikube',
        'kubernetes administration',
      ],
      step: 'Run containers on Kubernetes',
      description:
        'Kubernetes keeps many containers running across machines and replaces those that fail. You learn its objects, rollouts, configuration and how to read what is wrong.',
      learn:
        'Pods, deployments, services, ingress and Gateway API, configuration and secrets, probes, requests and limits, storage, roles, and reading events with kubectl.',
      build:
        'Your web application on a local cluster (kind or minikube) of three nodes with two copies and a rolling update.',
      check:
        'You stop a pod and then a node while a script sends requests, and explain from its figures which requests failed and what would have saved them.',
      outcomes: [
        'run an application with rolling updates and health probes',
        'find out from events and logs why a pod does not start',
        'limit what a program may use and do in the cluster',
      ],
      tools: ['Kubernetes', 'kubectl', 'kind', 'minikube'],
    },
    {
      id: 'helm',
      name: 'Helm',
      kind: 'tool',
      level: 3,
      hours: 12,
      prerequisites: ['kubernetes'],
      aliases: [
        'helm chart',
        'helm package',
        'kustomize',
        'helmfile',
        'kubernetes manifests',
        'kubernetes packaging',
        'helm 3',
        'helm deployment',
        'helm kubernetes',
      ],
      weakAliases: ['helm'],
      nameIsPlain: true,
      step: 'Package Kubernetes applications with Helm',
      description:
        'The same application runs in test and production with different sizes and names. Helm turns its objects into a package with settings, releases and a way back.',
      learn:
        'Charts, values, templates and helpers, dependencies, releases and rollback, tests and linting, and when Kustomize is enough.',
      build: 'A chart for your own application with two sets of values, checked and published to a registry.',
      check: 'A bad upgrade is rolled back by one command, and rendering shows exactly what a value changes.',
      outcomes: [
        'package an application so that others install it with their own settings',
        'upgrade and roll back a release in a cluster',
      ],
      tools: ['Helm', 'Kustomize', 'Kubernetes'],
    },
    {
      id: 'service-mesh',
      name: 'Service mesh',
      kind: 'tool',
      level: 3,
      hours: 18,
      prerequisites: ['kubernetes'],
      aliases: ['istio', 'linkerd', 'envoy proxy', 'cilium', 'mutual tls', 'mtls', 'sidecar proxy', 'ambient mesh'],
      step: 'Connect services with a service mesh',
      description:
        'With fifty services nobody can add encryption, retries and limits to each by hand. A mesh puts them in proxies around the programs, at a price you learn to weigh.',
      learn:
        'Sidecars and ambient mode, mutual TLS, traffic splitting, retries and timeouts, policies, figures for each call, and the cost in latency.',
      build:
        'Linkerd or Istio on a local cluster with three services, a canary of ten per cent and a policy that lets only one caller through.',
      check: 'You show encrypted calls, a refused caller and the added latency in numbers.',
      outcomes: [
        'encrypt and limit calls between services without changing their code',
        'judge whether a mesh is worth its cost for a team',
      ],
      tools: ['Istio', 'Linkerd', 'Envoy'],
    },
    {
      id: 'container-services',
      name: 'Managed container services',
      kind: 'tool',
      level: 3,
      hours: 20,
      prerequisites: ['docker', 'cloud-fundamentals'],
      aliases: [
        'eks',
        'aks',
        'gke',
        'amazon ecs',
        'aws fargate',
        'azure kubernetes service',
        'elastic kubernetes service',
        'google kubernetes engine',
        'azure container apps',
        'managed kubernetes',
      ],
      weakAliases: ['ecs'],
      step: 'Run containers on a managed cloud service',
      description:
        'Clouds run the control plane for you, or hide machines altogether. You learn to choose between ECS, Kubernetes services and simpler ones, and to give each container just the rights it needs.',
      learn:
        'Tasks and services, node groups and serverless nodes, upgrades, identities for workloads, load balancers, autoscaling, logs and the price of an idle cluster.',
      build:
        'One application on ECS with Fargate or on Cloud Run within free credit, made and removed by code on the same day.',
      check: 'It scales under load, reads one bucket without a stored key, and you know what a month would cost.',
      outcomes: [
        'choose a container service by team, load and cost',
        'give a container access to cloud services without keys in it',
      ],
      tools: ['Amazon ECS', 'Amazon EKS', 'Azure Kubernetes Service', 'Google Kubernetes Engine', 'AWS Fargate'],
    },
    {
      id: 'gitops',
      name: 'GitOps',
      kind: 'practice',
      level: 3,
      hours: 15,
      prerequisites: ['kubernetes', 'continuous-integration'],
      aliases: ['argo cd', 'argocd', 'flux cd', 'git ops', 'fluxcd', 'gitops workflow'],
      step: 'Release through Git with GitOps',
      description:
        'With GitOps the wanted state of a cluster lives in a repository and a controller makes it so. You learn to release, promote and roll back by merging.',
      learn: 'Declarative state, Argo CD or Flux, environments, promotion, drift, and secrets in Git done safely.',
      build: 'Two environments of one application on a local cluster, promoted by a merge.',
      check: 'A change made by hand in the cluster is undone and reported within minutes.',
      outcomes: ['release and roll back by merging a change', 'show from the repository what runs in each environment'],
      tools: ['Argo CD', 'Flux', 'Git'],
    },
    {
      id: 'platform-engineering',
      name: 'Platform engineering',
      kind: 'practice',
      level: 3,
      hours: 25,
      prerequisites: ['kubernetes', 'infrastructure-as-code'],
      aliases: [
        'internal developer platform',
        'developer platform',
        'crossplane',
        'golden path',
        'self service infrastructure',
        'developer portal',
        'spotify backstage',
        'platform engineer',
      ],
      weakAliases: ['backstage'],
      step: 'Build a platform that developers serve themselves from',
      description:
        'When every team waits for tickets, releases wait too. A platform team offers paved ways to databases, pipelines and environments, and treats developers as its users.',
      learn:
        'Golden paths, self-service, templates and catalogues, Backstage and Crossplane, guard rails, platform interviews, adoption and lead time.',
      build:
        'A template that gives a new service its repository, pipeline, namespace and dashboard, tried by one friend.',
      check: 'The friend has a service running in half an hour without asking you anything.',
      outcomes: [
        'find out what developers wait for and remove one such wait',
        'offer environments by self-service within safe limits',
      ],
      tools: ['Backstage', 'Crossplane', 'Kubernetes', 'Terraform'],
    },
  ],
}
