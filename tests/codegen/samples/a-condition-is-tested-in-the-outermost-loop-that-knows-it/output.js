const Kfrom0=[0,2,4,6,8];

const Kpick1=[1,2,1,2,1,2,1,2];

function list_0(S,you,n){
  const Kfrom0_=Kfrom0,Kpick1_=Kpick1,O_=O;
  const r$0=S[13];
  if(!(r$0!==1))return n;
  const r$3=you;
  for(let k$1=Kfrom0_[r$3],e$4=Kfrom0_[r$3+1];k$1<e$4;k$1++){
    const x$2=Kpick1_[k$1];
    let x$5=1;
    for(;x$5<4;x$5++){
      O_[n++]=((x$2-1|0)*3+(x$5-1)+1|0);
    }
  }
  return n;
}

function why_0(S,you,r$6,c$7){
  if(!(r$6>=1&&r$6<=3))return -1;
  if(!(c$7>=1&&c$7<=3))return -2;
  if(!(S[13]!==1)){
    M=0;
    return 1;
  }
  if(!(r$6<3)){
    M=(r$6-3|0);
    return 2;
  }
  return 0;
}

function needs_0(S,you,r$8,c$9){
  return [0,(S[13]!==1)?1:0,1,(r$8<3)?1:0];
}

function do_0(S,you,r$10,c$11){
  if(log!==null)log.rule(you,0,0);
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
