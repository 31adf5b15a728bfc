const Kfrom_0=[0,2,4,6,8];

const Kpick_1=[1,2,1,2,1,2,1,2];

function list_0(S,y$0,n$1){
  const Kfrom_0_=Kfrom_0,Kpick_1_=Kpick_1,O_=O;
  const r$2=S[13];
  if(r$2===1)return n$1;
  let k$3=Kfrom_0_[y$0];
  const k$4=Kfrom_0_[1+y$0];
  for(;k$3<k$4;k$3++){
    const r$5=Kpick_1_[k$3];
    let x$6=1;
    for(;x$6<4;x$6++){
      O_[n$1]=(r$5-1)*3+(x$6-1)+1;
      n$1++;
    }
  }
  return n$1;
}

function why_0(S,y$0,r$1,c$2){
  if(!(r$1>=1&&r$1<=3))return -1;
  if(!(c$2>=1&&c$2<=3))return -2;
  if(S[13]===1){
    M[0]=0;
    return 1;
  }
  if(r$1>=3){
    M[0]=r$1-3;
    return 2;
  }
  return 0;
}

function needs_0(S,y$0,r$1,c$2){
  W[0]=0;
  W[1]=S[13]!==1?1:0;
  W[2]=1;
  W[3]=r$1<3?1:0;
  return 4;
}

function do_0(S,y$0,r$1,c$2){
  if(log!==null)log.rule(y$0,0,0);
}

function settle(S){
}
